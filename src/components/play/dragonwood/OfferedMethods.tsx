import './wood-methods.css';
import { adventurerById, methods, type AdventurerId, type Method } from '#engine/dragonwood/index.ts';
import { Button } from '#components/controls/Button.tsx';
import { percentText, triesText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import { MethodCard } from '../MethodCard.tsx';
import { MethodRow } from '../MethodRow.tsx';
import type { Offer } from './offers.ts';
import type { WoodTableText } from './text.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly spell: Offer | null;
  /** The one that is lit. */
  readonly lit: Offer | undefined;
  readonly text: WoodTableText;
  /** Rolls, chooses the cards, or says why not, as the offer is. */
  readonly onAttack: (offer: Offer) => void;
}

/** "7 · 8 · 9"; for a Scream the colour as well: "Blue 3 · 7". */
function cardsText(cards: readonly AdventurerId[], isOfColour: boolean, { face }: WoodTableText): string {
  const ranks = cards
    .map(adventurerById)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank }) => rank)
    .join('\u00a0·\u00a0');
  const [first] = cards;
  return isOfColour && first !== undefined ? `${face.suits[adventurerById(first).suit]} ${ranks}` : ranks;
}

/** Why an offer cannot be done, in a few words; undefined where it can. */
function refusalOf({ kind, most, reason }: Offer, { play: { wood } }: WoodTableText): string | undefined {
  if (kind === 'hopeless') return fill(wood.atMost, { n: most });
  if (kind !== 'refused') return undefined;
  return reason?.code === 'noCards' ? wood.noCards : wood.notWithThese;
}

/** The three methods with what each would roll, and the Dragon Spell where it is played. */
export const OfferedMethods = ({ offers, spell, lit, text, onAttack }: Props) => {
  const { desk, face, locale, base, chance, table, play } = text;
  const rollText = (n: number) => fill(plural(locale, n, desk.wood.roll), { n });
  const spellRefusal = spell && (spell.kind === 'refused' ? play.wood.notWithThese : refusalOf(spell, text));
  return (
    <div class="wood-methods">
      <MethodRow>
        {offers.map((offer) => {
          const method = methods.find((each) => each === offer.action.method) as Method;
          const { numbers, kind } = offer;
          const cards = cardsText(offer.action.cards, method === 'scream' && offer.action.cards.length > 1, text);
          const refusal = refusalOf(offer, text);
          return (
            <MethodCard
              key={method}
              method={method}
              name={face.methods[method]}
              cards={cards}
              dice={numbers.dice}
              bonus={numbers.bonus}
              need={numbers.need}
              chance={offer.chance}
              isChosen={offer === lit}
              {...(refusal === undefined ? {} : { refusal })}
              action={
                kind === 'choose' ? (
                  <span>
                    <span class="method-choose">{play.wood.choose} </span>
                    {cards}
                  </span>
                ) : (
                  rollText(numbers.dice)
                )
              }
              words={table.method}
              chanceWords={chance}
              locale={locale}
              base={base}
              onAct={() => {
                onAttack(offer);
              }}
              onWhyNot={() => {
                onAttack(offer);
              }}
            />
          );
        })}
      </MethodRow>
      {spell && (
        <p class="wood-spell" data-spell>
          <b>{play.wood.spell.name}</b>
          <span>
            {spell.kind === 'refused'
              ? play.wood.spell.none
              : `${table.method.need} ${spell.numbers.need}: ${percentText(spell.chance, locale, chance)}, ${triesText(spell.chance, locale, chance)}`}
          </span>
          {spellRefusal ? (
            <Button
              onClick={() => {
                onAttack(spell);
              }}
            >
              {table.method.whyNot}
              <span class="visually-hidden"> {play.wood.spell.name}</span>
            </Button>
          ) : (
            <Button
              kind={spell === lit ? 'primary' : 'secondary'}
              onClick={() => {
                onAttack(spell);
              }}
            >
              {spell.kind === 'choose'
                ? `${play.wood.choose} ${cardsText(spell.action.cards, true, text)}`
                : fill(plural(locale, spell.numbers.dice, play.wood.spell.roll), { n: spell.numbers.dice })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
};
