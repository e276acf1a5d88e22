import { expect, test } from 'vitest';
import { sampleOwnPage } from '../../model/fixtures/samples.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import { describeInWords } from '../merge/differences.ts';
import { openShared } from '../publish/fixtures/shared-files.ts';
import { describeChange } from '../publish/publish-changes.ts';
import { contentIn, openPublished, publish, readAsServer, rollBack } from './fixtures/database.ts';

const [rules, pets] = sampleContent().ownPages;
const RULES = 'pages/own/house-rules.md';

test('own pages are published, pulled and removed, and each file comes back byte for byte', async () => {
  const { sql, ann, ben } = await openShared();
  const before = ben.files();
  expect(before).toMatchObject({
    [RULES]: expect.stringContaining(
      'yourTrip: true\nupdated: 2026-11-02\n---\n\nA body.\n\n- one',
    ),
  });
  expect(ann.files()[RULES]).toBe(before[RULES]);
  expect(await ann.publish()).toMatchObject({ changes: [] });
  await ann.edit((content) => ({ ...content, ownPages: [sampleOwnPage('fees')] }));
  const { changes } = await ann.publish();
  expect(changes.map(describeChange)).toEqual([
    '+ own page fees "Page fees"',
    '- own page house-rules "House rules"',
    '- own page pets "Page pets"',
  ]);
  expect(await ben.pull()).toEqual([]);
  expect(Object.keys(ben.files()).filter((name) => name.includes('/own/'))).toEqual([
    'pages/own/fees.md',
  ]);
  await rollBack(sql, 1);
  expect(await ben.pull()).toEqual([]);
  expect(ben.files()).toEqual(before);
});

test('a page edited in the database keeps the rest of its file; blank lines around it do not count', async () => {
  const { sql, ben } = await openShared();
  const before = ben.files();
  await sql`update own_pages set content = ${'\n\nBring them.\n'} where slug = 'pets'`;
  await ben.pull();
  expect(ben.files()).toEqual({
    ...before,
    'pages/own/pets.md': before['pages/own/pets.md']?.replace(
      'The body of the page pets.',
      'Bring them.',
    ),
  });
});

test('two people change different pages; of one that both change, each sees the words', async () => {
  const { ann, ben } = await openShared();
  const retitle = (slug: string, title: string) => (content: ReturnType<typeof sampleContent>) => ({
    ...content,
    ownPages: content.ownPages.map((page) => (page.slug === slug ? { ...page, title } : page)),
  });
  await ann.edit(retitle('pets', 'Dogs'));
  await ann.publish();
  await ben.edit(retitle('house-rules', 'Rules'));
  await ben.publish({ merge: true });
  expect((await ben.read()).ownPages.map(({ title }) => title)).toEqual(['Rules', 'Dogs']);
  await ann.edit(retitle('house-rules', 'Manners'));
  const { both } = await ann.refusal({ merge: true });
  expect(both.theirs.flatMap(describeInWords)).toEqual([
    '~ own page house-rules "Rules"',
    '    title: House rules → Rules',
  ]);
});

test('a rollback to a publish from before own pages keeps the present ones', async () => {
  const { sql } = await openPublished();
  await sql`update publishes set content = (content::jsonb - 'ownPages')::json`;
  const ownPages = [sampleOwnPage('fees')];
  await publish(sql, sampleContent({ activities: [], ownPages }));
  const { changes } = await rollBack(sql, 1);
  expect(changes.every(({ list }) => list === 'activities')).toBe(true);
  expect(await contentIn(sql)).toEqual(sampleContent({ ownPages }));
});

test('a page that slips through keeps its last good form', async () => {
  const { sql, source } = await openPublished();
  const past = await source.read();
  await sql`update own_pages set title = ${'\u202eeltit'} where slug = 'pets'`;
  const served = await readAsServer(source, past);
  expect(served.ownPages).toEqual([rules, pets]);
  expect(served.heldBack).toEqual([
    'own_pages slug pets.title: contains the invisible character U+202E; delete it; until then, ownPages pets keeps its last good form',
  ]);
});

test.for(['House', 'a--b', '-a', 'a/b', ''])('the database refuses the slug %j', async (slug) => {
  const { sql } = await openPublished();
  await expect(sql`update own_pages set slug = ${slug} where slug = 'pets'`).rejects.toThrow(
    'own_pages_slug_check',
  );
});
