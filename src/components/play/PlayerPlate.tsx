import './player-plate.css';
import type { ComponentChildren } from 'preact';
import { SpriteIcon } from '#components/cards/SpriteIcon.tsx';

/** The animals that stand for the players, by seat. */
export const emblems = ['fox', 'raven', 'squirrel', 'owl'] as const;
export type Emblem = (typeof emblems)[number];

interface Props {
  readonly name: string;
  readonly emblem: Emblem;
  /** "to move", where this player is asked. */
  readonly asked?: string | undefined;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  /** Numbers, with their words. */
  readonly children: ComponentChildren;
  /** What lies before the player in sight of all. */
  readonly beside?: ComponentChildren;
}

/** A player at the table: the animal, the name, what everybody may know. Whoever is asked has a heavy edge and a word for it. */
export const PlayerPlate = ({ name, emblem, asked, base, children, beside }: Props) => (
  <div class="player-plate" data-asked={asked !== undefined}>
    <span class={`player-emblem player-${emblem}`}>
      <SpriteIcon file="table-icons" id={emblem} base={base} />
    </span>
    <div class="player-words">
      <p class="player-name">
        <span class="player-called">{name}</span>
        {asked !== undefined && <span class="player-asked">{asked}</span>}
      </p>
      <p class="player-facts">{children}</p>
    </div>
    {beside}
  </div>
);

interface FactProps {
  /** A drawing in place of the word, where there is no room for both. */
  readonly icon: ComponentChildren;
  readonly n: number;
  readonly word: string;
}

/** "6 in hand": the number, a drawing, and the word where there is room for it. */
export const PlayerFact = ({ icon, n, word }: FactProps) => (
  <span class="player-fact">
    {icon}
    <b>{n}</b> <span class="player-word">{word}</span>
  </span>
);

/** Cards in a hand. Decoration. */
export const handIcon = (
  <svg class="sprite-icon" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
    <path
      d="M2.5 8.500 7.500 6.200v13.600l-2 .8zM9 4.500h6v15.500H9zM16.500 6.200l5 2.300-3 12.100-2-.8z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.9"
      stroke-linejoin="round"
    />
  </svg>
);

/** Captured creatures. Decoration. */
export const pawIcon = (base: string) => <SpriteIcon file="table-icons" id="creatures" base={base} />;
