/**
 * Every rule is told in both languages and proved: by a test whose title starts with its id, or by a reason why no test
 * can prove it. A build with a rule that lacks either stops here; `/about/coverage/` shows what was found.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { citationsIn } from '../src/components/prose/coverage.ts';

/** A text of the registry; the schema that says so in full belongs to the site. */
type Text = Partial<Record<'en' | 'ru', string>> | undefined;
interface RegisteredRule {
  readonly id: string;
  readonly title?: Text;
  readonly says?: Text;
  readonly unprovable?: Text;
  readonly page: string;
}
interface Registry {
  readonly sections: readonly { readonly rules: readonly RegisteredRule[] }[];
}

const languages = ['en', 'ru'] as const;
const tests = ['src/**/*.test.ts', 'tests/**/*.{test,spec}.ts'];

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
const isTold = (text: Text, language: (typeof languages)[number]) => Boolean(text?.[language]?.trim());

const rulesIn = (root: string): RegisteredRule[] =>
  globSync('src/content/rules/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => (parse(read(root, file)) as Registry).sections.flatMap(({ rules }) => rules));

/** The source of a page, or an empty text if there is none. */
function pageText(root: string, language: (typeof languages)[number], slug: string): string {
  const folder = path.join(root, 'src/content/docs', language === 'en' ? '' : language);
  const file = [`${slug}.mdx`, `${slug}/index.mdx`].find((name) => existsSync(path.join(folder, name)));
  return file === undefined ? '' : read(folder, file);
}

/** What is missing, a sentence for each rule and gap. `root` is the folder of the project. */
export function uncoveredRules(root: string): string[] {
  const proved = new Set(
    globSync(tests, { cwd: root }).flatMap((file) => citationsIn(read(root, file)).map(({ rule }) => rule)),
  );
  return rulesIn(root).flatMap(({ id, title, says, unprovable, page }) => {
    const untold = languages.filter((language) => !isTold(title, language) || !isTold(says, language));
    const absent = languages.filter(
      (language) => !new RegExp(`<Rule\\s[^>]*?\\bid="${id}"`).test(pageText(root, language, page)),
    );
    const isProved = proved.has(id) || languages.every((language) => isTold(unprovable, language));
    return [
      ...untold.map((language) => `${id} has no title or text in the registry (${language}).`),
      ...absent.map((language) => `${id} does not stand on the page ${String(page)} (${language}).`),
      ...(isProved
        ? []
        : [`${id} has no proof: write a test whose title starts with [${id}], or say why none can be.`]),
    ];
  });
}

/** Fails the build if a rule lacks its text or its proof; while writing (`astro dev`) it only warns. */
export function rulesCovered(): AstroIntegration {
  return {
    name: 'rules-covered',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        const sentences = uncoveredRules(fileURLToPath(config.root));
        if (sentences.length === 0) return;
        if (command === 'build') throw new Error(sentences.join('\n'));
        if (command === 'dev') sentences.forEach((sentence) => logger.warn(sentence));
      },
    },
  };
}
