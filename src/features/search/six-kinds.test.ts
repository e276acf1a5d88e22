import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

const content = await shippedContent();
const engine = new SearchEngine(
  searchDocuments(content),
  wordsOf(content.words, 'search').synonyms,
);

const file = readFileSync(join(import.meta.dirname, 'visitor-questions.yaml'), 'utf8');
const questions: Record<string, { ask: string; finds: string | string[] }[]> = parse(file);

test.each(
  Object.entries(questions).flatMap(([kind, rows]) =>
    rows.map(({ ask, finds }) => [kind, ask, [finds].flat()] as const),
  ),
)('a question %s: “%s” finds one of %j among its first three', (_, asked, pages) => {
  const first = engine
    .ask(asked, content.day)
    .found.slice(0, 3)
    .map(({ document }) => document.path.replace(/#(?:questions|cabins).*/, ''));
  expect(first.filter((path) => pages.includes(path))).not.toEqual([]);
});

test('there are at least sixty old questions and sixty new ones, twenty of each kind', () => {
  const kinds = Object.values(questions);
  expect(kinds).toHaveLength(6);
  expect(Math.min(...kinds.map(({ length }) => length))).toBeGreaterThanOrEqual(20);
});
