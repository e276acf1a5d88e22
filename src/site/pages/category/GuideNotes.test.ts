import { expect, test } from 'vitest';
import { pageAt } from '../../../server/fixtures/page-at.tsx';
import { paths } from '../../paths.ts';

/** What each page's notes speak of more often than any other page's do. */
const subjects: readonly (readonly [path: string, words: RegExp])[] = [
  [paths.wineSpirits, /wine|vine|grape|tasting|distill|whiskey|brew/gi],
  [paths.waterSports, /river|swim|float|tube|paddle|lake|life jacket/gi],
  [paths.outdoor, /park|trail|hik|deer|bats|granite/gi],
  [paths.culture, /museum|german|settlers|rodeo|church|built/gi],
  [paths.dining, /brisket|meat|plate|peach|taco|sausage|steak/gi],
  [paths.entertainment, /music|danc|band|song|stage|ticket/gi],
];

test.for([
  ['tips', '.notes-numbered'],
  ['highlights', '.notes:not(.notes-numbered)'],
] as const)('§2 Category pages: %s are about the category of their page', async ([, selector]) => {
  const notes = await Promise.all(subjects.map(([path]) => notesAt(path, selector)));
  for (const [own, [path, words]] of subjects.entries()) {
    const mentions = notes.map((text) => text.match(words)?.length ?? 0);
    const others = mentions.filter((_, index) => index !== own);
    expect([path, mentions[own]]).toEqual([path, expect.toSatisfy((count: number) => count > Math.max(...others))]);
  }
});

async function notesAt(path: string, selector: string): Promise<string> {
  const { document } = await pageAt(path);
  return document.querySelector(selector)?.parentElement?.textContent ?? '';
}
