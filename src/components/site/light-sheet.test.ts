import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lightSheet } from './light-sheet.ts';

const tokens = readFileSync(path.join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');

test('whatever the dark theme changes is taken back in both worlds, and nothing else', () => {
  const sheet = lightSheet(`
    :root, [data-world='dragonwood'] { --dg-bg: #ffffff; --dg-ink: #000000; }
    @media not print { :root[data-theme='dark'], [data-theme='dark'] [data-world='dragonwood'] { --dg-bg: #111111; } }
    [data-world='dragonheart'] { --dg-bg: #eeeeee; /* --dg-bg: #222222; */ }
    :root { --dg-radius: 12px; }`);
  expect(sheet).toContain(":root, [data-world='dragonwood']{--dg-bg:#ffffff!important}");
  expect(sheet).toContain("[data-world='dragonheart']{--dg-bg:#eeeeee!important}");
  expect(sheet).not.toMatch(/ink|radius|#111111|#222222/);
});

test('the site’s own light paper and ink come back', () => {
  const sheet = lightSheet(tokens);
  for (const colour of ['--dg-bg:#f3ead5', '--dg-bg:#e9e4de', '--dg-ink:#2a2419', '--dg-ruling-paper:#fff4e0'])
    expect(sheet).toContain(`${colour}!important`);
  for (const colour of ['#151b13', '#13151a']) expect(sheet).not.toContain(colour);
  expect(sheet).not.toContain('data-theme');
});
