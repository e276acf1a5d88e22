import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleContent } from '../../src/content/fixtures/sample-content.ts';
import { SampleFolder } from '../../src/content/fixtures/sample-folder.ts';
import { DeskProcess, sessionIn } from '../../src/desk/fixtures/desk-process.ts';
import { editsOf, sendAgain } from '../../src/desk/fixtures/killed-desk.ts';
import { eventually, type GuideProcess, startGuideProcess } from '../faults/guide-process.ts';
import { StoppableDatabase } from '../faults/published-database.ts';

const OLDER =
  'The desk’s program is older than what it reads, and has changed nothing. What you typed stays here.';

/** A guide that serves words which a desk of its own age has published, and that desk's surroundings. */
async function startBoth(files: SampleFolder) {
  const options = { contentFolder: files.content, cacheFolder: files.cache };
  const DATA_DIR = `${files.cache}/data`;
  const guide = await startGuideProcess(options);
  await guide.serving();
  const environment = { DATA_DIR, CONTENT_DIR: files.content, CACHE_DIR: files.cache };
  const token = sessionIn(DATA_DIR);
  const desk = await DeskProcess.start(environment, token);
  await sendAgain(desk, await editsOf(desk, 'kill 0'));
  await shows(guide, '/api/events', '(kill 0)');
  return { guide, desk, environment, token, options };
}

/** Resolves once the guide's answer at the path has the words. */
async function shows(guide: GuideProcess, path: string, words: string): Promise<void> {
  const text = () => guide.text(path).catch(() => '');
  await eventually(async () => (await text()).includes(words), words);
}

/** What a desk says that can't start. */
async function startError(...[environment, token]: Parameters<typeof DeskProcess.start>) {
  const started = DeskProcess.start(environment, token);
  const message = started.then(
    async (desk) => `It started. ${await desk[Symbol.asyncDispose]()}`,
    (error: Error) => error.message,
  );
  return await message;
}

test('an older desk than its files: it says so, running and at a start, overwrites nothing, and the guide serves on', async () => {
  const files = new SampleFolder();
  const both = await startBoth(files);
  const { environment, token } = both;
  const file = (name: string) => new DatabaseSync(`${environment.DATA_DIR}/${name}`);
  await using guide = both.guide;
  {
    await using desk = both.desk;
    const edits = await editsOf(desk, 'kill 1');
    const events = files.read('events.yaml');
    using versions = file('versions.sqlite');
    versions.exec('pragma user_version = 99');
    const said = await desk.refusal('/api/publish', { edits, isMeant: true });
    expect(said).toContain(OLDER);
    expect(files.read('events.yaml').equals(events)).toBe(true);
    const count = versions.prepare('select count(*) as count from versions').get();
    expect(count).toEqual({ count: 2 });
  }
  expect(await startError(environment, token)).toMatch(
    /newer version of the guide.*Update the guide/,
  );
  using own = file('desk/desk.sqlite');
  own.exec('pragma user_version = 99');
  expect(await startError(environment, token)).toMatch(/written by a newer desk. Update this one/);
  expect(await guide.text('/api/events')).toContain('(kill 0)');
  // Started again, it is as old as the desk.
  await guide[Symbol.asyncDispose]();
  await using again = await startGuideProcess(both.options);
  await shows(again, '/api/events', '(kill 0)');
});

test('an older desk than its database: it says so, and the guide serves on', async () => {
  const files = new SampleFolder();
  await using database = await StoppableDatabase.start(sampleContent());
  const environment = { DATA_DIR: `${files.cache}/data`, DATABASE_URL: database.url };
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  await guide.serving();
  await using desk = await DeskProcess.start(environment, sessionIn(environment.DATA_DIR));
  const edits = await editsOf(desk, 'kill 1');
  const events = await guide.text('/api/events');
  await database.edit((sql) => sql`insert into migrations values ('9999-shade.sql', '')`);
  const said = await desk.refusal('/api/publish', { edits, isMeant: true });
  expect(said).toContain(OLDER);
  const [count] = await database.edit((sql) => sql`select count(*)::int as count from versions`);
  expect(count).toEqual({ count: 1 });
  expect(await guide.text('/api/events')).toBe(events);
});

test('a newer desk writes a field that the guide and another desk do not know: both go on, and it stays', async () => {
  const files = new SampleFolder();
  const both = await startBoth(files);
  await using guide = both.guide;
  await using desk = both.desk;
  const before = String(files.read('events.yaml'));
  const newer = before
    .replace('(kill 0)', '(newer)')
    .replace(/("time"|time):/, '"shade": "deep", $1:');
  expect(newer).not.toBe(before);
  files.write('events.yaml', newer);
  // The entry keeps its last good form, and everything else is edited.
  await eventually(async () => (await guide.text('/readyz')).includes('shade'), 'fault');
  expect(await guide.text('/api/events')).toContain('(kill 0)');
  await pause(1_100);
  const edits = await editsOf(desk, 'kill 1');
  await sendAgain(desk, edits);
  await shows(guide, '/api/activities', '(kill 1)');
  expect(await guide.text('/api/events')).toContain('(kill 0)');
  const after = String(files.read('events.yaml'));
  expect(after).toContain('"shade": "deep"');
  expect(after).toContain('(kill 1)');
});
