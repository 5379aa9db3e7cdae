import './specimen.css';
import { useState } from 'preact/hooks';
import { Die } from '#components/cards/Die.tsx';
import { Ruby } from '#components/cards/Ruby.tsx';
import { Shield } from '#components/cards/Shield.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { Button } from '#components/controls/Button.tsx';
import { Controls } from './Controls.tsx';
import { DragonheartTable } from './DragonheartTable.tsx';
import { DragonwoodTable } from './DragonwoodTable.tsx';
import type { SpecimenText } from './words.ts';

/** The faces of the real dice. */
const faces = [1, 2, 2, 3, 3, 4];

/** All pieces that can be tried: the page's one island. */
export const SpecimenTables = (text: SpecimenText) => {
  const { words, locale, face, base } = text;
  const [throws, setThrows] = useState(0);
  return (
    <div class="specimen not-content">
      <section aria-labelledby="specimen-small">
        <h2 id="specimen-small">{words.small}</h2>
        <p class="specimen-dice" key={throws}>
          {faces.map((pips, i) => (
            <Die key={i} face={pips} base={base} inThrow={throws > 0 ? i : undefined} />
          ))}
        </p>
        <p class="specimen-buttons">
          <Button onClick={() => setThrows(throws + 1)}>{words.throwAgain}</Button>
        </p>
        <p class="specimen-jewels">
          {[1, 4, 7].map((points) => (
            <Shield key={points} points={points} spoken={fill(plural(locale, points, face.points), { n: points })} />
          ))}
          {[1, 2, 3].map((value) => (
            <Ruby key={value} value={value} />
          ))}
        </p>
      </section>
      <Controls {...text} />
      <DragonwoodTable {...text} />
      <DragonheartTable {...text} />
    </div>
  );
};
