import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { SampleFolder, sampleEvent, samplePost } from '../fixtures/sample-folder.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { INTENT_FILE } from '../versions/intent.ts';
import { SqliteStore } from '../versions/sqlite-store.ts';
import { FolderFollower } from './follow-folder.ts';

/** The owner's folder, and what follows it. */
function openFolder(folder = new SampleFolder()) {
  const recorded = new RecordedLog();
  const data = join(folder.cache, 'data');
  const follower = new FolderFollower({
    folder: folder.content,
    dataFolder: data,
    fileSets: fileSetsOf(contentTables),
    log: recorded.log,
  });
  onTestFinished(() => follower.close());
  const history = async () => {
    const store = new SqliteStore(data);
    const versions = await store.history();
    store.close();
    return versions.map(({ message }) => message);
  };
  return { folder, recorded, data, follower, history };
}

test('an edit is taken while an upload beside it goes on', { timeout: 20_000 }, async () => {
  const { folder, follower, history } = openFolder();
  await follower.load();
  folder.writeRows('events', [{ ...sampleEvent, time: 'noon' }]);
  const upload = setInterval(() => folder.write('images/porch.jpg.filepart', `${Date.now()}`), 100);
  onTestFinished(() => clearInterval(upload));
  await follower.load();
  expect(await history()).toHaveLength(2);
});

const NEXT = 'edited in the folder: ';

test('each state of the folder is a version, served from a folder of its own; the same state is none (decision 44)', async () => {
  const { folder, data, follower, history } = openFolder();
  const first = (await follower.load()).folder;
  expect(first.startsWith(join(data, 'trees'))).toBe(true);
  expect(readFileSync(join(first, 'blog/0001-bats.md'))).toEqual(folder.read('blog/0001-bats.md'));
  expect((await follower.load()).folder).toBe(first);
  folder.writeRows('events', [
    { ...sampleEvent, time: 'noon' },
    { ...sampleEvent, id: 2 },
  ]);
  folder.write('images/b.svg', '<svg/>');
  folder.write('notes.txt', 'no content');
  const second = (await follower.load()).folder;
  expect(readFileSync(join(second, 'events.yaml'))).toEqual(folder.read('events.yaml'));
  expect(readdirSync(second)).not.toContain('notes.txt');
  expect(readFileSync(join(first, 'events.yaml'), 'utf8')).not.toContain('noon');
  folder.write('events.yaml', `# Ask Ruth.\n${folder.read('events.yaml')}`);
  await follower.load();
  expect(await history()).toEqual([
    `${NEXT}comments`,
    `${NEXT}2 events, 1 picture`,
    'the first version',
  ]);
});

test('a start finds the newest version, and takes what was edited meanwhile', async () => {
  const { folder, follower } = openFolder();
  await follower.load();
  follower.close();
  const again = openFolder(folder);
  await again.follower.load();
  expect(await again.history()).toHaveLength(1);
  again.follower.close();
  folder.writePost('0002-more.md', samplePost, 'More.');
  const third = openFolder(folder);
  await third.follower.load();
  expect(await third.history()).toEqual([`${NEXT}1 post`, 'the first version']);
});

test('an upload in pieces is one version, once it has rested for a second', async () => {
  const { folder, follower, history } = openFolder();
  await follower.load();
  let writing = true;
  const upload = (async () => {
    for (let piece = 1; piece <= 8; piece += 1) {
      folder.writePost(`000${piece + 1}-more.md`, samplePost, 'More.');
      await pause(250);
    }
    writing = false;
  })();
  await pause(300);
  await follower.load();
  expect(writing).toBe(false);
  await upload;
  expect(await history()).toEqual([`${NEXT}8 posts`, 'the first version']);
});

test('a file that cannot be taken stays as it was, and is named; all else is taken', async () => {
  const { folder, follower } = openFolder();
  await follower.load();
  rmSync(folder.path('events.yaml'));
  symlinkSync('/etc/hostname', folder.path('events.yaml'));
  folder.write('blog/0002-\u0001.md', 'x');
  folder.write('site.yaml', String(folder.read('site.yaml')).replace('0142', '0143'));
  const { folder: tree, problems } = await follower.load();
  expect(readFileSync(join(tree, 'events.yaml'), 'utf8')).toContain('Fair');
  expect(readFileSync(join(tree, 'site.yaml'), 'utf8')).toContain('0143');
  expect(problems).toEqual([
    { file: folder.path('events.yaml'), message: expect.stringContaining('leads out of the') },
    {
      file: folder.path('blog/0002-\u0001.md'),
      message: expect.stringContaining('cannot be stored'),
    },
  ]);
});

test('while a command is writing the files, the version before is served', async () => {
  const { folder, follower, history } = openFolder();
  const first = (await follower.load()).folder;
  folder.write(INTENT_FILE, '[]');
  folder.writeRows('events', [{ ...sampleEvent, time: 'dusk' }]);
  const { folder: tree, problems } = await follower.load();
  expect([tree, problems]).toEqual([
    first,
    [{ file: folder.content, message: expect.stringContaining('type the command again') }],
  ]);
  folder.remove(INTENT_FILE);
  await follower.load();
  expect(await history()).toEqual([`${NEXT}1 event`, 'the first version']);
});

const NO_HISTORY = 'no history is kept';

test.for<[string, (data: string) => void]>([
  ['cannot be made', (data) => writeFileSync(data, '')],
  ['holds a file of a newer program', (data) => newerStore(data)],
  ['is damaged', (data) => damagedStore(data)],
])('DATA_DIR %s: the folder is served as it is, and that is said once', async ([, spoil]) => {
  const { folder, data, follower, recorded } = openFolder();
  spoil(data);
  for (const time of ['noon', 'dusk']) {
    expect(await follower.load()).toEqual({ folder: folder.content, problems: [], addresses: [] });
    folder.writeRows('events', [{ ...sampleEvent, time }]);
  }
  expect(recorded.entries.filter(({ msg }) => msg.includes(NO_HISTORY))).toHaveLength(1);
  rmSync(data, { recursive: true, force: true });
  expect((await follower.load()).folder).toContain(join(data, 'trees'));
  await recorded.entry('versions of the content are kept again');
});

function newerStore(data: string): void {
  const store = new SqliteStore(data);
  store.close();
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const database = new DatabaseSync(join(data, 'versions.sqlite'));
  database.exec('pragma user_version = 99');
  database.close();
}

function damagedStore(data: string): void {
  new SqliteStore(data).close();
  truncateSync(join(data, 'versions.sqlite'), 3_000);
}

test('a disk that is full: the folder is served as it is, until there is room', async () => {
  const { folder, data, follower, recorded } = openFolder();
  await follower.load();
  // Nothing can be put where a file is.
  rmSync(join(data, 'objects'), { recursive: true });
  writeFileSync(join(data, 'objects'), '');
  folder.writeRows('events', [{ ...sampleEvent, time: 'dusk' }]);
  expect((await follower.load()).folder).toBe(folder.content);
  await recorded.entry(NO_HISTORY);
  rmSync(join(data, 'objects'));
  mkdirSync(join(data, 'objects'));
  expect((await follower.load()).folder).toContain(join(data, 'trees'));
  chmodSync(data, 0o755);
});
