import type { OwnPart } from '../figure.ts';

/** Finished by hand: what the icon set lacks. All on the icon's grid of 512 by 512. */

/** A jaguar's rosettes: broken rings around a darker middle, as a repeated tile. */
export const rosettes = (id: string): string =>
  `<pattern id="${id}" width="92" height="84" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)scale(.82)">` +
  '<g fill="none" stroke-linecap="round"><path d="M12 26q-2-13 11-14M32 14q11 4 8 15M34 38q-9 7-18 0M58 66q-1-12 10-13M78 56q8 5 4 15M76 80q-8 5-14-2" stroke="#3b1d06" stroke-width="7"/>' +
  '<path d="M26 26h0M70 67h0" stroke="#a8651c" stroke-width="11"/><path d="M72 18h0M22 68h0" stroke="#3b1d06" stroke-width="8"/></g></pattern>' +
  `<path d="M0 0H512V512H0Z" fill="url(#${id})"/>`;

/** A snake's bands. */
export const bands = (): string =>
  '<path d="M-20 470L90 330M0 560L150 380M60 560L190 420M20 420L80 280M60 350L40 200M130 330L60 130M190 330L110 60M215 250L190 30M240 190L280 20M268 170L370 30M290 190L440 90M300 220L470 160" stroke="#20340f" stroke-opacity=".5" stroke-width="17" fill="none"/>';

/** Cracks in stone, and moss on it. */
export const cracks = (): string =>
  '<path d="M60 60l60 70-20 60 80 60-30 90 60 60M330 90l-40 60 40 50-30 60 70 50M150 300l-60 60 20 90M400 150l-30 30 30 40" fill="none" stroke="#2b3036" stroke-width="9" stroke-linejoin="round" opacity=".65"/>' +
  '<g fill="#6f8a52" opacity=".75"><circle cx="120" cy="430" r="26"/><circle cx="150" cy="455" r="22"/><circle cx="90" cy="470" r="30"/><circle cx="246" cy="250" r="16"/><circle cx="268" cy="240" r="12"/></g>';

/** Horns that sweep back and thorns on the neck, in place of the icon's spiral. */
export const dragonHorns: readonly OwnPart[] = [
  { path: 'M304 106C256 56 170 36 66 68C150 84 205 116 238 164C252 142 272 124 304 106Z', colour: '#cfd0c8' },
  { path: 'M242 166C190 136 112 142 40 200C112 188 176 204 224 250C240 226 246 194 242 166Z', colour: '#b3b6b2' },
  { path: 'M150 282L84 252L118 330ZM96 336L34 320L66 398Z', colour: '#b3b6b2' },
];

/** Long hair and a skirt for the archer. */
export const huntressDress: readonly OwnPart[] = [
  { path: 'M112 330C106 400 84 450 44 512H270C246 462 226 424 212 376Z', colour: '#1f5a47' },
  {
    path: 'M212 136C200 92 146 82 118 110C92 138 96 186 80 222C66 252 40 262 8 254C34 306 112 296 134 238C144 208 152 186 158 164C170 148 190 140 212 136Z',
    colour: '#b5582a',
    inFront: true,
  },
];

/** Round shoulders, a head of hair and knitted brows for the troll. */
export const trollHair: readonly OwnPart[] = [
  { path: 'M20 560C20 430 100 380 190 366H322C412 380 492 430 492 560Z', colour: '#80603d' },
  {
    path: 'M132 300C112 240 118 190 134 158L112 120L160 128L164 84L206 102L230 58L262 92L300 60L318 104L360 90L358 134L404 130L380 166C396 200 400 240 380 300Z',
    colour: '#5b3f26',
  },
  { path: 'M142 280C142 420 190 486 256 486S370 420 370 280Z', colour: '#6d9448' },
  { path: 'M186 262H326C336 340 310 400 256 400S176 340 186 262Z', colour: '#3f5f2a' },
  { path: 'M196 462Q256 420 316 462Q256 436 196 462Z', colour: '#2b4019', inFront: true },
  { path: 'M158 236L236 268L230 290L164 262ZM354 236L286 268L290 290L348 262Z', colour: '#33441f', inFront: true },
];

/** A head and a body under the wings for the ladybug. */
export const ladybugBody: readonly OwnPart[] = [
  { path: 'M178 130C178 78 212 56 256 56S334 78 334 130V200H178Z', colour: '#2a211d' },
  { path: 'M120 320C120 200 392 200 392 320S320 470 256 470S120 440 120 320Z', colour: '#2a211d' },
  { path: 'M206 96h22v26h-22zM284 96h22v26h-22z', colour: '#fff3d6', inFront: true },
];

/** The cloak below the hood, with its folds, and the dark within. */
export const cloakBody: readonly OwnPart[] = [
  {
    path: 'M40 360C20 520 -30 640 -70 760C0 730 60 790 110 752C170 790 220 740 256 770C292 740 342 790 402 752C452 790 512 730 582 760C542 640 492 520 472 360Z',
    colour: '#3d2a6b',
  },
  {
    path: 'M150 440C130 560 90 660 60 740L104 756C130 660 160 560 176 450ZM362 440C382 560 422 660 452 740L408 756C382 660 352 560 336 450ZM248 470L240 760L262 764L272 470Z',
    colour: '#2a1b50',
  },
  {
    path: 'M70 350C120 240 200 160 256 160S392 240 442 350C400 420 330 470 256 470S112 420 70 350Z',
    colour: '#120a26',
  },
];

/** A shape that is hardly there: shoulders, a pointed head, and rags that melt into the ground. */
export const shadowBody: readonly OwnPart[] = [
  {
    path: 'M-40 720C-60 480 -30 330 70 230C90 90 170 -20 270 -60C300 20 420 80 442 230C540 330 570 480 552 720C500 660 470 660 420 730C370 660 330 660 290 735C240 660 190 660 140 730C90 660 20 660 -40 720Z',
    colour: '#141a23',
  },
];

/** Heavy shoulders and a tuft of hair for the ogre. */
export const ogreBody: readonly OwnPart[] = [
  { path: 'M-70 560C-70 420 30 350 150 340H362C482 350 582 420 582 560Z', colour: '#6b3a1a' },
  {
    path: 'M206 60C196 0 220 -40 190 -80C230 -70 244 -50 250 -20C256 -56 280 -80 316 -84C292 -50 316 0 306 60Z',
    colour: '#3a1c0c',
  },
];
