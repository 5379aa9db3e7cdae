import { type EnhancementEffect, methods } from '#engine/dragonwood/index.ts';
import { Die } from './Die.tsx';

interface Props {
  readonly effect: EnhancementEffect;
  /** A short word for "any Adventurer". */
  readonly any: string;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** What an enhancement does, as a sign for a small card: a bonus, a die more, a re-roll. Its words stand beside it. */
export const EffectMark = ({ effect, any, base }: Props) => {
  switch (effect.kind) {
    case 'bonus':
      return <span aria-hidden="true">+{Math.max(...methods.map((method) => effect.bonus[method]))}</span>;
    case 'extraDie':
      return (
        <span aria-hidden="true">
          +<Die face={1} base={base} />
        </span>
      );
    case 'reroll':
      return (
        <span aria-hidden="true">
          <svg class="sprite-icon" viewBox="0 0 24 24" width="1em" height="1em">
            <path
              d="M5 12a7 7 0 1 0 3-5.7M9.5 2 7.6 6.6l4.7 1.6"
              fill="none"
              stroke="currentColor"
              stroke-width="2.6"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
          <Die face={1} base={base} />
        </span>
      );
    case 'wildAdventurer':
      return <span aria-hidden="true">{any}</span>;
  }
};
