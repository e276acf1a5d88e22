import { expect, test } from 'vitest';
import { sampleContent } from '../fixtures/sample-content.ts';
import { ContentFromLines, contentLines } from '../last-good/content-lines.ts';
import { shippedWords } from './shipped-words.ts';

const shipped = shippedWords();

/** The words of the last good content that another version of the program saved. */
function readBack(change: (words: Record<string, unknown>) => Record<string, unknown>) {
  const content = new ContentFromLines();
  for (const text of contentLines(sampleContent())) {
    const line = JSON.parse(text) as { words?: Record<string, unknown> };
    content.add(line.words ? { words: change(line.words) } : line);
  }
  return content.content().words;
}

const withTitle = (title: unknown) => ({ ...shipped.blog, title });

test('the last good content keeps its words', () => {
  const words = readBack((line) => (line.blog ? { blog: withTitle('Tales') } : line));
  expect(words).toEqual({ ...shipped, blog: withTitle('Tales') });
});

test('the last good content from before words were content shows the shipped ones', () => {
  const content = new ContentFromLines();
  for (const text of contentLines(sampleContent()))
    if (!text.startsWith('{"words"')) content.add(JSON.parse(text));
  expect(content.content()).toEqual(sampleContent());
});

test('words that lack what this version needs take the shipped word', () => {
  const { intro: _, ...older } = { intro: '', ...withTitle('Tales') };
  const words = readBack((line) => (line.blog ? { blog: older } : line));
  expect(words).toEqual({ ...shipped, blog: withTitle('Tales') });
});

test.each<[string, Record<string, unknown>]>([
  ['an unknown key', { blog: { ...withTitle('Tales'), subtitle: 'New' } }],
  ['a wrong type', { blog: withTitle(7) }],
  ['an unknown page', { 'packing-list': withTitle('Packing'), blog: shipped.blog }],
  ['no group', { blog: null }],
])('words of a newer version with %s show the shipped ones', (_, change) => {
  expect(readBack((line) => (line.blog ? change : line))).toEqual(shipped);
});
