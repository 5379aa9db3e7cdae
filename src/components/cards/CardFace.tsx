import './cards.css';
import { type Creature, type Enhancement, type EventCard, methods } from '#engine/dragonwood/index.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/plural.ts';
import { CardPicture } from './CardPicture.tsx';
import { EffectMark } from './EffectMark.tsx';
import { MethodIcon } from './MethodIcon.tsx';
import { Shield } from './Shield.tsx';
import { titleRooms, titleSize } from './title-size.ts';

interface Props {
  readonly card: Creature | Enhancement | EventCard;
  /** The card's name in the page's language. */
  readonly name: string;
  readonly words: CardFaceWords;
  /** The language of name and words. */
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  /** Wide from about 112 pixels up, small below: two drawings, not one scaled. The face fills the width that it is given. */
  readonly size: 'small' | 'wide';
  /** The name already stands beside the card: screen readers skip the title. */
  readonly isNamed?: boolean;
}

/** The face of a card of the Dragonwood deck: words and numbers over its picture. */
export const CardFace = ({ card, name, words, locale, base, size, isNamed = false }: Props) => {
  const title = titleSize(name, titleRooms[size]);
  return (
    <span class={`card-face card-${card.kind} card-${size}`}>
      <span class="card-inside">
        <CardPicture name={card.id} base={base} size={size} />
        <span class="card-title" style={{ '--title': title }} aria-hidden={isNamed}>
          {name}
        </span>
        {card.kind !== 'event' && (
          <span class="card-tab">
            {methods.map((method) => (
              <span key={method} class="card-need">
                <MethodIcon method={method} base={base} />
                <span class="visually-hidden">{words.methods[method]} </span>
                <span class="card-number">{card.needs[method]}</span>
                <span class="visually-hidden">, </span>
              </span>
            ))}
          </span>
        )}
        {card.kind === 'creature' && (
          <Shield points={card.points} spoken={fill(plural(locale, card.points, words.points), { n: card.points })} />
        )}
        {card.kind === 'enhancement' && size === 'small' && (
          <span class="card-mark">
            <EffectMark effect={card.effect} any={words.any} base={base} />
            <span class="visually-hidden">{words.effects[card.id]}</span>
          </span>
        )}
        {(card.kind === 'event' || (card.kind === 'enhancement' && size === 'wide')) && (
          <span class="card-note">{words.effects[card.id]}</span>
        )}
        {card.kind === 'enhancement' && card.use === 'once' && <span class="card-ribbon">{words.once}</span>}
      </span>
    </span>
  );
};
