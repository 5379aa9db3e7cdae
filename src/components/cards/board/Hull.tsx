import type { ComponentChildren } from 'preact';

interface Props {
  /** The cards that wait in it. */
  readonly children?: ComponentChildren;
}

/** The hold: a ship's hull, in front of the cards. */
export const Hull = ({ children }: Props) => (
  <span class="board-tray board-hold">
    <span class="board-hull-back" />
    {children}
    <svg class="board-hull" viewBox="0 0 300 120" preserveAspectRatio="none">
      <path
        class="board-planks"
        d="M2 6Q14 34 40 36H260Q286 34 298 6Q300 76 240 116H60Q0 76 2 6Z"
        vector-effect="non-scaling-stroke"
      />
      <path class="board-seams" d="M16 58H284M28 82H272" vector-effect="non-scaling-stroke" />
      <path class="board-rail" d="M2 6Q14 34 40 36H260Q286 34 298 6" vector-effect="non-scaling-stroke" />
    </svg>
  </span>
);
