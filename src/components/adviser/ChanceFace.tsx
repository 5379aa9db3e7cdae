import type { Face } from '#engine/adviser/dragonwood/index.ts';

/** The mouth of each face: up, straight, down. */
const mouths: Readonly<Record<Face, string>> = {
  good: 'M14 28c4 7 16 7 20 0',
  soSo: 'M14 31h20',
  risky: 'M14 34c4-7 16-7 20 0',
};

/** A chance as a face, told apart by its mouth and by the word beside it. Decoration: the word stands there. */
export const ChanceFace = ({ face }: { readonly face: Face }) => (
  <svg class={`chance-face chance-face-${face}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle cx="24" cy="24" r="21" class="chance-face-head" />
    <circle cx="17" cy="19" r="2.6" class="chance-face-eye" />
    <circle cx="31" cy="19" r="2.6" class="chance-face-eye" />
    <path d={mouths[face]} class="chance-face-mouth" />
  </svg>
);
