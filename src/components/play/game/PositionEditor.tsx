import './position-editor.css';
import { Fragment, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { playerKinds, type NotationProblem, type Player, type PlayerKind } from '#engine/core/index.ts';
import { Button } from '#components/controls/Button.tsx';
import { fill, plural } from '#i18n/plural.ts';
import type { PositionWords } from '#i18n/position-words.ts';
import {
  checkedDraft,
  copiesLeft,
  draftText,
  laid,
  pileAt,
  takenUp,
  withOthers,
  withSetting,
  type DraftPlace,
  type DraftRules,
  type PositionDraft,
} from '#stores/play/position-draft.ts';
import { CardRow, type RowCard } from '../CardRow.tsx';
import { namesOf } from './players.ts';
import { newSeed } from './seed.ts';
import { Share } from './Share.tsx';
import type { PlayText } from './text.ts';

/** What the editor is given by the page, in either game. */
export interface EditorProps<View = never> {
  readonly text: PlayText;
  readonly onPlay: (position: string, players: readonly Player[]) => void;
  /** The text of a link to a game that begins there. */
  readonly linkOf: (position: string, players: readonly Player[]) => string;
  readonly onBack: () => void;
  /** The table of a game that is to be changed, as its player sees it; null to begin with a new deal. */
  readonly from: View | null;
}

/** What is different from game to game. */
export interface EditorKit<Key extends string, Card extends string, State> {
  readonly rules: DraftRules<Key, Card, State>;
  /** Each kind of card once, in the order of the box. */
  readonly box: readonly Card[];
  readonly counts: readonly number[];
  /** A new deal for so many players, and a table on which nothing lies; with the options that the settings tell. */
  readonly deal: (players: number, seed: number, settings: DraftSettings) => PositionDraft<Key, Card>;
  readonly empty: (players: number, seed: number, settings: DraftSettings) => PositionDraft<Key, Card>;
  /** The table of a game, with what its player does not see drawn from the seed; null where there is none. */
  readonly seen: ((seed: number) => PositionDraft<Key, Card>) | null;
  /** The choice of options, which hands on the settings that change. */
  readonly drawOptions: (settings: DraftSettings, onChange: (changed: DraftSettings) => void) => ComponentChildren;
  /** Cards that are drawn by chance may lie there. */
  readonly hasOthers: (key: Key) => boolean;
  /** A card as a control; the editor gives it an id. */
  readonly draw: (card: Card) => Omit<RowCard, 'id' | 'state'>;
}

/** Settings of a position as its text writes them. */
export type DraftSettings = PositionDraft<never, never>['settings'];

interface Props<Key extends string, Card extends string, State> extends Omit<EditorProps, 'from'> {
  readonly kit: EditorKit<Key, Card, State>;
  readonly words: PositionWords;
}

const mostOthers = 9;

/** What the engine's reader finds wrong, in a sentence. */
export function problemOf({ code, what }: NotationProblem, words: PositionWords): string {
  const places: Readonly<Record<string, string | undefined>> = words.places;
  const matters: Readonly<Record<string, string | undefined>> = words.matters;
  const place = places[what]?.replace(/:? ?\{who\}/, '');
  return fill(words.problems[code], { what: (place ?? matters[what] ?? words.other).toLocaleLowerCase() });
}

/** Lays a position out card by card. The engine says whether it can be played. */
export function PositionEditor<Key extends string, Card extends string, State>(props: Props<Key, Card, State>) {
  const { kit, words, text, onPlay, linkOf, onBack } = props;
  const { rules, box, counts, draw } = kit;
  const { locale, table } = text;
  const [draft, setDraft] = useState(() => kit.seen?.(newSeed()) ?? kit.deal(counts[0] ?? 2, newSeed(), {}));
  const count = draft.piles.filter(({ key }) => key === rules.keys[0]?.key).length;
  const [place, setPlace] = useState<DraftPlace<Key>>({ key: rules.keys[0]!.key, seat: 0 });
  const [others, setOthers] = useState<PlayerKind>('normal');

  const active = Number(draft.settings.active ?? 0);
  const players = Array.from({ length: count }, (_, seat): Player => ({
    name: '',
    kind: seat === active ? 'person' : others,
  }));
  const names = namesOf(players, text.words.names);
  const nameOf = ({ key, seat }: DraftPlace<Key>) => {
    const places: Readonly<Record<string, string>> = words.places;
    return fill(places[key] ?? key, { who: names[seat ?? 0] ?? '' });
  };
  const checked = checkedDraft(rules, draft);
  const position = draftText(rules, draft);
  const isFine = !('problem' in checked);
  const offered = box.filter((card) => rules.mayLie(card, place));
  const restart = (players: number, how: 'deal' | 'empty') => {
    setDraft(kit[how](players, newSeed(), draft.settings));
    if ((place.seat ?? 0) >= players) setPlace({ ...place, seat: 0 });
  };

  const cardBox = (
    <section class="position-box" aria-labelledby="position-box">
      <h3 id="position-box">{fill(words.box, { place: nameOf(place) })}</h3>
      <CardRow
        key={`${place.key}.${place.seat ?? ''}`}
        labelledBy="position-box"
        cards={offered.map((card) => {
          const left = copiesLeft(rules, draft, card);
          const drawn = draw(card);
          const facts = fill(plural(locale, left, words.left), { n: left });
          return { ...drawn, facts, id: card, state: left > 0 ? ('selectable' as const) : ('unfit' as const) };
        })}
        words={table.card}
        onSelect={(chosen) => {
          const card = offered.find((each) => each === chosen);
          if (card !== undefined) setDraft(laid(rules, draft, card, pileAt(draft, place)));
        }}
      />
    </section>
  );
  return (
    <div class="position">
      <h2 tabIndex={-1} data-focus="position">
        {words.title}
      </h2>
      <p>{words.lead}</p>
      {kit.seen && <p>{words.seen}</p>}
      <div class="position-settings">
        {counts.length > 1 && (
          <label>
            {words.players}
            <select
              value={String(count)}
              onChange={({ currentTarget }) => {
                restart(Number(currentTarget.value), 'deal');
              }}
            >
              {counts.map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </label>
        )}
        <label>
          {words.active}
          <select
            value={String(active)}
            onChange={({ currentTarget }) => {
              setDraft(withSetting(draft, 'active', currentTarget.value));
            }}
          >
            {players.map((_, seat) => (
              <option key={seat} value={String(seat)}>
                {fill(text.words.form.seat, { n: seat + 1 })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.against}
          <select
            value={others}
            onChange={({ currentTarget }) => {
              setOthers(playerKinds.find((kind) => kind === currentTarget.value) ?? 'normal');
            }}
          >
            {playerKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text.words.form.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <p class="game-buttons">
          <Button
            onClick={() => {
              restart(count, 'deal');
            }}
          >
            {words.deal}
          </Button>
          <Button
            onClick={() => {
              restart(count, 'empty');
            }}
          >
            {words.clear}
          </Button>
        </p>
      </div>
      <div class="position-options">
        {kit.drawOptions(draft.settings, (changed) => {
          setDraft({ ...draft, settings: { ...draft.settings, ...changed } });
        })}
      </div>
      <div class="position-places">
        {draft.piles.map((pile) => {
          const { key, seat, cards } = pile;
          const id = `position-${key}-${seat ?? 'all'}`;
          const isHere = key === place.key && seat === place.seat;
          return (
            <Fragment key={id}>
              <section class="position-place" data-here={isHere} aria-labelledby={id}>
                <div class="position-head">
                  <h3 id={id}>{nameOf(pile)}</h3>
                  <button
                    type="button"
                    class="button"
                    aria-pressed={isHere}
                    onClick={() => {
                      setPlace({ key, seat });
                    }}
                  >
                    {isHere ? words.laysHere : words.layHere}
                    <span class="visually-hidden">: {nameOf(pile)}</span>
                  </button>
                </div>
                {cards.length === 0 && <p class="position-empty">{words.empty}</p>}
                <CardRow
                  labelledBy={id}
                  cards={cards.map((card, at) => ({ ...draw(card), id: `${at}.${card}`, state: 'plain' as const }))}
                  words={table.card}
                  onSelect={(chosen) => {
                    setDraft(takenUp(draft, pile, Number(chosen.split('.')[0])));
                  }}
                />
                {kit.hasOthers(key) && (
                  <label class="position-others">
                    {words.others}
                    <select
                      value={String(pile.others)}
                      onChange={({ currentTarget }) => {
                        setDraft(withOthers(draft, pile, Number(currentTarget.value)));
                      }}
                    >
                      {Array.from({ length: mostOthers + 1 }, (_, n) => (
                        <option key={n}>{n}</option>
                      ))}
                    </select>
                  </label>
                )}
              </section>
              {isHere && cardBox}
            </Fragment>
          );
        })}
      </div>
      <p role="status" class="position-verdict" data-fine={isFine}>
        {'problem' in checked ? problemOf(checked.problem, words) : words.fine}
      </p>
      <div class="game-buttons">
        <Button
          kind="primary"
          whyNot={isFine ? undefined : words.notYet}
          onClick={() => {
            onPlay(position, players);
          }}
        >
          {words.play}
        </Button>
        {isFine && (
          <Share
            link={() => linkOf(position, players)}
            words={{ share: words.link, copied: words.copied, manual: words.manual }}
          />
        )}
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </div>
  );
}
