import type { GuideWords } from '#i18n/guide.ts';

/** What of a rule is this site's ruling. A rule without such words throws, so that none is left out. */
export function ownPart(id: string, { ours }: GuideWords['rulings']): string {
  const text = Object.entries(ours).find(([rule]) => rule === id)?.[1];
  if (text === undefined) throw new Error(`Say in src/i18n/*/guide.ts what is this site’s ruling in ${id}`);
  return text;
}
