import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

const content = await shippedContent();
const engine = new SearchEngine(
  searchDocuments(content),
  wordsOf(content.words, 'search').synonyms,
);

/** Without what opens one of home's questions. */
const firstFor = (question: string) =>
  engine
    .ask(question, content.day)
    .found.slice(0, 3)
    .map(({ document }) => document.path.replace(/#questions.*/, ''));

/** Each question with its kind and the pages that are right. */
const rows = (await readFile('src/features/fixtures/asked-on-phones.txt', 'utf8'))
  .split(/^# /m)
  .slice(1)
  .flatMap((part) => {
    const [kind = '', ...lines] = part.trim().split('\n');
    return lines.map((line) => [kind, ...line.split(' > ')] as [string, string, string]);
  });

test.each(rows)(
  'a question %s: “%s” finds one of %s among its first three',
  (_, question, pages) => {
    expect(pages.split(' ').filter((page) => firstFor(question).includes(page))).not.toEqual([]);
  },
);
