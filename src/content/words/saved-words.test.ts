import { expect, test } from 'vitest';
import type { Words } from '../../model/content/content.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import { ContentFromLines, contentLines } from '../last-good/content-lines.ts';
import { shippedWords } from './shipped-words.ts';

const shipped = shippedWords();

interface Line {
  words?: { page: string; words: Words };
}

/** The words of a last good copy in which the line with the blog's words is another one. */
function readBack(page: string, words: unknown) {
  const content = new ContentFromLines();
  for (const text of contentLines(sampleContent())) {
    const line = JSON.parse(text) as Line;
    content.add(line.words?.page === 'things-to-do' ? { words: { page, words } } : line);
  }
  return content.content().words;
}

const withTitle = (title: unknown) => ({ ...shipped['things-to-do'], title });

test('the last good content keeps its words', () => {
  expect(readBack('things-to-do', withTitle('Tales'))).toEqual({
    ...shipped,
    'things-to-do': withTitle('Tales'),
  });
});

test('the last good content from before words were content shows the shipped ones', () => {
  const content = new ContentFromLines();
  for (const text of contentLines(sampleContent()))
    if (!text.startsWith('{"words"')) content.add(JSON.parse(text));
  expect(content.content()).toEqual(sampleContent());
});

test('words that lack what this version needs take the shipped word', () => {
  const { intro: _, ...older } = { intro: '', ...withTitle('Tales') };
  expect(readBack('things-to-do', older)).toEqual({
    ...shipped,
    'things-to-do': withTitle('Tales'),
  });
});

test.each<[string, string, unknown]>([
  ['an unknown key', 'things-to-do', { ...withTitle('Tales'), subtitle: 'New' }],
  ['a wrong type', 'things-to-do', withTitle(7)],
  ['an unknown page', 'packing-list', withTitle('Packing')],
])('words of a newer version with %s show the shipped ones', (_, page, words) => {
  expect(readBack(page, words)).toEqual(shipped);
});
