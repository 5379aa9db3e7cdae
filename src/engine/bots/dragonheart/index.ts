/** The bots of one game: what a page of that game loads. */
export { easy } from './easy.ts';
export { explain, type Reasons } from './explain.ts';
export { hard } from './hard.ts';
export { normal } from './normal.ts';
