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

test.for([
  ['versions.sqlite', /newer version of the guide.*Update the guide/],
  ['desk/desk.sqlite', /written by a newer desk. Update this one/],
] as const)(
  'an older desk than %s: it says so, running and at a start, overwrites nothing, and the guide serves on',
  async ([file, words]) => {
    const files = new SampleFolder();
    const both = await startBoth(files);
    await using guide = both.guide;
    {
      await using desk = both.desk;
      const edits = await editsOf(desk, 'kill 1');
      const events = files.read('events.yaml');
      const newer = new DatabaseSync(`${both.environment.DATA_DIR}/${file}`);
      newer.exec('pragma user_version = 99');
      if (file === 'versions.sqlite') {
        const said = await desk.refusal('/api/publish', { edits, isMeant: true });
        expect(said).toContain(OLDER);
        expect(files.read('events.yaml').equals(events)).toBe(true);
        expect(newer.prepare('select count(*) as count from versions').get()).toEqual({ count: 2 });
      }
      newer.close();
    }
    expect(await startError(both.environment, both.token)).toMatch(words);
    expect(await guide.text('/api/events')).toContain('(kill 0)');
    // Started again, it is as old as the desk.
    await guide[Symbol.asyncDispose]();
    await using again = await startGuideProcess(both.options);
    await shows(again, '/api/events', '(kill 0)');
  },
);

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
