import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import type { PageWords, Words } from '../../model/content/content.ts';
import { ContentProblems, describeHeldBack } from '../content-source.ts';
import { settleContent } from '../entries/settle-content.ts';
import { sampleContent, withTitle } from '../fixtures/sample-content.ts';
import { readPublished } from '../history/publish-history.ts';
import { contentIn, openPublished, publish, rollBack } from '../postgres/fixtures/database.ts';
import { readRowEntries } from '../postgres/postgres-content.ts';
import { readTables } from '../postgres/postgres-read.ts';
import { describeChange } from '../publish/publish-changes.ts';
import { pullContent } from '../publish/pull.ts';
import { shippedWords } from './shipped-words.ts';
import { OWN_PAGES } from './words-folder.ts';

const shipped = shippedWords();

/** The shipped words with another third answer on the home page. */
function withAnswer(answer: string): PageWords {
  const words = structuredClone(shipped) as { home: { faq: { questions: Words[] } } };
  const { questions } = words.home.faq;
  questions[2] = { ...questions[2], answer };
  return words as unknown as PageWords;
}

/** The files of the sample content, with copies of the shipped files of words. */
async function folderWithWords(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await pullContent(sampleContent(), folder);
  const filter = (path: string) => basename(path) !== OWN_PAGES;
  cpSync('content/pages', join(folder, 'pages'), { recursive: true, filter });
  return folder;
}

/** Writes the words of a page with a database tool. */
async function editWords(sql: postgres.Sql, page: string, words: Words): Promise<void> {
  await sql`update page_words set words = ${JSON.stringify(words)}::text::json where page = ${page}`;
}

/** The words that a server shows that starts now, and what it holds back. */
async function wordsIn(sql: postgres.Sql): Promise<{ words?: PageWords; held: string[] }> {
  const reading = await readRowEntries((await readTables(sql)).rows);
  const { content, held } = await settleContent(undefined, reading);
  return { ...(content && { words: content.words }), held: describeHeldBack(held) };
}

test('a publish says which words of which page change, and servers then show them (decision 30)', async () => {
  const { sql, source } = await openPublished();
  const content = sampleContent({ words: withAnswer('Three nights.') });
  const change = ['~ page home: faq.questions[2].answer'];
  const dryRun = await publish(sql, content, { dryRun: true });
  expect(dryRun.changes.map(describeChange)).toEqual(change);
  const before = await source.read();
  expect(before.words).toEqual(shipped);
  expect((await publish(sql, content)).changes.map(describeChange)).toEqual(change);
  const after = await source.read();
  expect(after.words).toEqual(content.words);
  expect(after.revision).not.toBe(before.revision);
});

test('words that are edited in the database are a new revision, and a pull changes only their line', async () => {
  const folder = await folderWithWords();
  const { sql, source } = await openPublished();
  const { revision } = await source.read();
  await editWords(sql, 'home', withAnswer('Three nights.').home ?? {});
  expect((await source.read()).revision).not.toBe(revision);
  const file = join(folder, 'pages/home.yaml');
  const pulled = await pullContent(await contentIn(sql), folder);
  expect(pulled).toMatchObject([{ kind: 'changed', file }]);
  const old = readFileSync('content/pages/home.yaml', 'utf8').split('\n');
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => !old.includes(line))).toEqual(['      answer: Three nights.']);
  expect(lines).toHaveLength(old.length);
});

test('a pull leaves files alone that say the same, with or without the shipped words', async () => {
  const folder = await folderWithWords();
  writeFileSync(join(folder, 'pages/things-to-do.yaml'), '# Ours\ntitle: Tales\n');
  const { sql } = await openPublished(
    sampleContent({ words: withTitle(shipped, 'things-to-do', 'Tales') }),
  );
  expect(await pullContent(await contentIn(sql), folder)).toEqual([]);
  expect(readFileSync(join(folder, 'pages/things-to-do.yaml'), 'utf8')).toBe(
    '# Ours\ntitle: Tales\n',
  );
});

test('a file of no page is removed by a pull', async () => {
  const folder = await folderWithWords();
  writeFileSync(join(folder, 'pages/hoem.yaml'), 'title: Home\n');
  const { sql } = await openPublished();
  const pulled = await pullContent(await contentIn(sql), folder);
  expect(pulled).toMatchObject([{ kind: 'removed', file: join(folder, 'pages/hoem.yaml') }]);
});

test('a rollback to a publish from before words were content keeps the present words', async () => {
  const { sql } = await openPublished();
  await sql`update publishes set content = (content::jsonb - 'words')::json`;
  const words = withTitle(shipped, 'things-to-do', 'Tales');
  await publish(sql, sampleContent({ activities: [], words }));
  const published = await rollBack(sql, 1);
  expect(published.changes.every(({ list }) => list === 'activities')).toBe(true);
  expect(await contentIn(sql)).toEqual(sampleContent({ words }));
  const { content: restored } = await readPublished(sql, 3);
  expect(restored.words).toEqual(words);
});

test('a rollback restores the words that were published', async () => {
  const { sql } = await openPublished();
  await publish(sql, sampleContent({ words: withAnswer('Three nights.') }));
  expect((await readPublished(sql, 1)).lacks).toEqual([]);
  await rollBack(sql, 1);
  expect((await contentIn(sql)).words).toEqual(shipped);
});

test('a database without words shows the shipped ones, and the next publish adds them', async () => {
  const { sql } = await openPublished();
  await sql`delete from page_words`;
  expect(await wordsIn(sql)).toEqual({ words: shipped, held: [] });
  const { changes } = await publish(sql, sampleContent());
  expect(changes.map(describeChange)).toContain('+ page home');
  expect(changes).toHaveLength(Object.keys(shipped).length);
});

test('a word that a database does not have takes the shipped one', async () => {
  const { sql } = await openPublished();
  const { intro: _, ...older } = { ...shipped['things-to-do'], title: 'Tales' } as Words;
  await editWords(sql, 'things-to-do', older);
  const expected = { words: withTitle(shipped, 'things-to-do', 'Tales'), held: [] };
  expect(await wordsIn(sql)).toEqual(expected);
});

test('words of a newer version are refused page by page, by name, and the rest is shown', async () => {
  const { sql } = await openPublished();
  await editWords(sql, 'things-to-do', { ...shipped['things-to-do'], subtitle: 'New' });
  await editWords(sql, 'contact', { ...shipped.contact, title: 'Find us' });
  await sql`insert into page_words (page, words) values ('packing-list', '{"title": "Packing"}')`;
  expect(await wordsIn(sql)).toEqual({
    words: withTitle(shipped, 'contact', 'Find us'),
    held: [
      'page_words page packing-list: does not belong to any page; correct its name, or delete it; until then, it is left out',
      'page_words page things-to-do.subtitle: is not a known field here; correct its spelling or delete it; until then, the page things-to-do shows the shipped words',
    ],
  });
  await sql`insert into publishes (published_by, revision, note, content)
    select 'newer', 9, 'publish', jsonb_set(content::jsonb, '{words,0,words,subtitle}', '"New"')::json from publishes`;
  await expect(readPublished(sql, 2)).rejects.toThrow(ContentProblems);
});

test.for(['null', '[]', '"words"', '7'])('the database refuses words that are %s', async (json) => {
  const { sql } = await openPublished();
  await expect(
    sql`update page_words set words = ${json}::text::json where page = 'things-to-do'`,
  ).rejects.toThrow('page_words_words_check');
});
