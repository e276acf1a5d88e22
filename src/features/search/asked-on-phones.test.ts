import { expect, test } from 'vitest';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { ASKED_ON_PHONES } from '../fixtures/asked-on-phones.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

const content = await shippedContent();
const engine = await SearchEngine.create(
  searchDocuments(content),
  wordsOf(content.words, 'search').synonyms,
);

/** Without what opens one of home's questions. */
const firstFor = (question: string) =>
  engine
    .find(question, content.day)
    .slice(0, 3)
    .map(({ document }) => document.path.replace(/#questions.*/, ''));

test.each(
  Object.entries(ASKED_ON_PHONES).flatMap(([kind, rows]) =>
    rows.map((row) => [kind, ...row.split(' > ')] as [string, string, string]),
  ),
)('a question %s: “%s” finds one of %s among its first three', (_, question, pages) => {
  expect(pages.split(' ').filter((page) => firstFor(question).includes(page))).not.toEqual([]);
});
