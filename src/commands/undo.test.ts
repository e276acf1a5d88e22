import { lchownSync, lstatSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { RecordedLog } from '../content/fixtures/recorded-log.ts';
import { SampleFolder, sampleEvent } from '../content/fixtures/sample-folder.ts';
import { ageFiles } from '../content/fixtures/write-folder.ts';
import { FolderFollower } from '../content/following/follow-folder.ts';
import { fileSetsOf } from '../content/versions/file-sets.ts';
import { filesIn } from './fixtures/files-in.ts';
import { runCommand } from './fixtures/run-command.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

const KILL_AT_STEP = `--import=${new URL('./fixtures/kill-at-step.mjs', import.meta.url).href}`;

/** A folder whose event an owner has changed from seven to noon, with no database anywhere. */
async function openEdited() {
  const folder = new SampleFolder();
  const data = join(folder.cache, 'data');
  const look = async () => {
    const fileSets = fileSetsOf(contentTables);
    const { log } = new RecordedLog();
    const follower = new FolderFollower({
      ...{ folder: folder.content, dataFolder: data, fileSets, log },
    });
    await follower.load();
    follower.close();
  };
  await look();
  const before = filesIn(folder.content);
  folder.write(
    'events.yaml',
    `# Ask Ruth.\n- ${JSON.stringify({ ...sampleEvent, time: 'noon' })}\n`,
  );
  folder.write('images/b.svg', '<svg/>');
  await look();
  ageFiles(folder.content);
  const environment = { CONTENT_DIR: folder.content, DATA_DIR: data };
  const run = (name: string, ...args: string[]) => runInMemory(name, args, environment);
  return { folder, before, after: filesIn(folder.content), environment, run };
}

test('without a database, undo takes back what was saved, in the folder, too, and undoes itself (decision 44)', async () => {
  const { folder, before, after, run } = await openEdited();
  const taken = '~ events 1 "Fair": time\n- picture b.svg\n0 added, 1 changed, 1 removed.';
  expect((await run('undo')).output).toBe(`${taken} This is version 3.\n`);
  expect(filesIn(folder.content)).toEqual(before);
  expect((await run('history')).output).toMatch(
    /: undo of version 2\n.*folder: edited in the folder: 1 event, 1 picture\n.*: the first version\n$/,
  );
  ageFiles(folder.content);
  await run('undo');
  expect(filesIn(folder.content)).toEqual(after);
});

test('what is in the folder and nobody has looked at yet is kept before an undo', async () => {
  const { folder, run } = await openEdited();
  folder.write('site.yaml', String(folder.read('site.yaml')).replace('0142', '0143'));
  ageFiles(folder.content);
  expect((await run('undo', '2')).status).toBe(0);
  expect(String(folder.read('site.yaml'))).toContain('0143');
  expect((await run('history', '3')).output).toContain('phone: (512) 555-0142 → (512) 555-0143');
});

test('a file that was saved just now is refused, with what to do', async () => {
  const { folder, after, run } = await openEdited();
  folder.write('events.yaml', folder.read('events.yaml'));
  // Saved by a clock that is ahead: a busy machine takes more than five seconds to come to the file.
  const soon = Date.now() / 1_000 + 4;
  utimesSync(folder.path('events.yaml'), soon, soon);
  expect(await run('undo')).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/events\.yaml was saved less than five seconds ago/),
  });
  expect(filesIn(folder.content)).toEqual(after);
});

test('what root takes back still belongs to whoever owns the folder (decision 44)', async () => {
  const { folder, before, environment } = await openEdited();
  const me = process.getuid?.() ?? 0;
  const owner = me === 0 ? 65_534 : me;
  const files = () =>
    readdirSync(folder.root, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder.root, name),
    );
  for (const file of [folder.root, ...files()]) lchownSync(file, owner, owner);
  expect((await runCommand('undo', [], environment)).status).toBe(0);
  expect(filesIn(folder.content)).toEqual(before);
  expect(new Set(files().map((file) => lstatSync(file).uid))).toEqual(new Set([owner]));
});

test('a backup is a data folder with the same history', async () => {
  const { folder, environment, run } = await openEdited();
  const backup = join(folder.root, 'backup');
  expect((await run('backup', backup)).output).toBe(
    `2 new versions in ${backup}, up to version 2.\n`,
  );
  const history = (await run('history')).output;
  const restored = await runInMemory('history', [], { ...environment, DATA_DIR: backup });
  expect(restored.output).toBe(history);
  expect((await run('backup', backup, '--dry-run')).errors).toContain(
    'write ./guide backup FOLDER --thin',
  );
  expect((await run('backup', backup, '--thin', '--dry-run')).output).toBe(
    '0 of 2 versions would be removed: all of 90 days stay, and then the last of each week.\n',
  );
});

test('who names an entry and a version to go back to is asked what is meant; nothing is written', async () => {
  const { folder, run } = await openEdited();
  const before = filesIn(folder.content);
  const { errors, status } = await run('undo', '18', 'events', '--to', '1');
  expect([status, errors]).toEqual([1, expect.stringContaining('leave out “18 events”')]);
  expect(filesIn(folder.content)).toEqual(before);
});

/** The first, a few in the middle, and the last. */
const KILLS = 5;

test('kill -9 at each step of an undo leaves the old files or the new, once the next command has looked', async () => {
  const killed = async (opened: ReturnType<typeof openEdited>, step?: number) => {
    const { folder, before, after, environment, run } = await opened;
    const { errors } = await runCommand('undo', [], {
      ...environment,
      NODE_OPTIONS: KILL_AT_STEP,
      ...(step !== undefined && { KILL_AT_STEP: String(step) }),
    });
    ageFiles(folder.content);
    await run('undo', '--dry-run');
    // What a command was about to write is removed after an hour.
    rmSync(folder.path('.guide-new'), { recursive: true, force: true });
    const files = filesIn(folder.content);
    delete files['..guide-intent.json.part'];
    expect([before, after]).toContainEqual(files);
    return Number(errors.trim().split('\n').at(-1));
  };
  // Side by side, because they wait until their folders have rested.
  const folders = Array.from({ length: KILLS }, openEdited);
  const steps = await killed(openEdited());
  expect(steps).toBeGreaterThan(KILLS);
  for (const [kill, opened] of folders.entries())
    await killed(opened, 1 + Math.round((kill * (steps - 1)) / (KILLS - 1)));
});
