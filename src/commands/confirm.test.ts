import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOn } from '../app/content-on.ts';
import { contentTables } from '../app/content-tables.ts';
import { RecordedLog } from '../content/fixtures/recorded-log.ts';
import { SampleFolder, sampleEvent, samplePost } from '../content/fixtures/sample-folder.ts';
import { ageFiles } from '../content/fixtures/write-folder.ts';
import { FolderFollower } from '../content/following/follow-folder.ts';
import { readContentFolder } from '../content/reading/content-folder.ts';
import { fileSetsOf } from '../content/versions/file-sets.ts';
import { SAMPLE_DAY, sampleCabin } from '../model/fixtures/samples.ts';
import { pagePaths } from '../model/site-paths.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

const fair = (id: number) => ({ ...sampleEvent, id, title: `Fair ${id}` });

/** A guide whose folder is changed; `look` follows it, `served` is what visitors get. */
function openGuide() {
  const folder = new SampleFolder();
  const data = join(folder.cache, 'data');
  const load = async () => {
    const follower = new FolderFollower({
      ...{ folder: folder.content, dataFolder: data, log: new RecordedLog().log },
      fileSets: fileSetsOf(contentTables),
    });
    const followed = await follower.load();
    follower.close();
    return followed;
  };
  const look = async () => (await load()).problems.map(({ message }) => message);
  const served = async () =>
    (await readContentFolder((await load()).folder, contentTables)).content;
  const environment = { CONTENT_DIR: folder.content, DATA_DIR: data };
  const run = (name: string, ...args: string[]) => {
    // What was saved within the last seconds is refused.
    ageFiles(folder.content);
    return runInMemory(name, args, environment);
  };
  return { folder, look, served, run };
}

/** One with twelve events, of which a cut upload has left five. */
async function openCut() {
  const guide = openGuide();
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  guide.folder.writeRows('events', ids.map(fair));
  await guide.look();
  guide.folder.writeRows('events', ids.slice(0, 5).map(fair));
  return guide;
}

test('confirm says what is gone, and lets it go; undo brings it back (decision 46)', async () => {
  const { folder, look, run } = await openCut();
  expect(await look()).toEqual([expect.stringContaining('7 events are gone')]);
  expect((await run('confirm')).output).toBe(
    '7 events are gone: “Fair 6”, “Fair 7”, “Fair 8”, 4 more.\n' +
      'Confirmed: a running guide drops them within seconds. ./guide undo brings them back.\n',
  );
  expect(await look()).toEqual([]);
  expect((await run('history')).output).toMatch(/edited in the folder: 7 events\n/);
  expect((await run('undo')).output).toContain('7 added, 0 changed, 0 removed');
  expect(String(folder.read('events.yaml'))).toContain('Fair 12');
});

test('check names what waits, with the word that lets it go, until it is confirmed (decision 46)', async () => {
  const { folder, look, run } = await openCut();
  folder.writePost('0001-bats.md', { ...samplePost, places: ['/events/fair-9'] }, 'At dusk.');
  const { status, output } = await run('check');
  const [line] = output.split('\n').filter((line) => line.includes('events are gone'));
  expect([status, line]).toEqual([
    0,
    expect.stringMatching(
      /^warning: .*events\.yaml: 7 events are gone: .* type \.\/guide confirm, or put a file confirm\.txt with [0-9a-f]+ in the content folder$/,
    ),
  ]);
  // What is held back has its page, so a link to it is none that is dead.
  expect(output).not.toContain('/events/fair-9');
  await run('confirm');
  expect((await run('check')).output).not.toContain('events are gone');
  await look();
  const after = (await run('check')).output;
  expect(after).not.toContain('events are gone');
  expect(after).toContain('/events/fair-9, which is not a page of the site');
});

test('undo puts a cut file right, confirmed or not', async () => {
  const { folder, look, run } = await openCut();
  await look();
  expect((await run('undo')).output).toContain('7 added, 0 changed, 0 removed');
  expect(String(folder.read('events.yaml'))).toContain('Fair 12');
  expect(await look()).toEqual([]);
});

test('a dry run of undo says what would come back, and what is gone still waits', async () => {
  const { folder, look, run } = await openCut();
  await look();
  const cut = String(folder.read('events.yaml'));
  const history = await run('history');
  expect((await run('undo', '--dry-run')).output).toMatch(
    /\+ events 12 "Fair 12"\n7 added, 0 changed, 0 removed\. This was a dry run: nothing was written\.\n$/,
  );
  expect([await run('history'), String(folder.read('events.yaml'))]).toEqual([history, cut]);
  expect(await look()).toEqual([expect.stringContaining('7 events are gone')]);
});

test('an undo of an older version lets nothing go that waits: it says what is gone', async () => {
  const { folder, look, run } = openGuide();
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const time of ['noon', 'at dusk']) {
    folder.writeRows('events', [{ ...fair(1), time }, ...ids.slice(1).map(fair)]);
    await look();
  }
  folder.writeRows('events', ids.slice(0, 5).map(fair));
  expect((await run('undo', '2')).errors).toMatch(
    /7 events are gone: .*\nNothing was written\.\n$/,
  );
  expect(await look()).toEqual([expect.stringContaining('7 events are gone')]);
});

test('if nothing waits, confirm says so', async () => {
  const { look, run } = await openCut();
  await run('confirm');
  await look();
  expect((await run('confirm')).output).toBe('Nothing is gone that waits for a word.\n');
});

test('a list of cabins that is emptied waits; once confirmed, no page of theirs is left (decision 51)', async () => {
  const { folder, look, served, run } = openGuide();
  const pages = async () => {
    const content = await served();
    return (
      content &&
      pagePaths(contentOn(content, SAMPLE_DAY)).filter((path) => path.startsWith('/cabins'))
    );
  };
  folder.writeRows('cabins', [sampleCabin(1, { name: 'Juniper' })]);
  expect(await pages()).toEqual(['/cabins', '/cabins/juniper']);
  folder.write('cabins.yaml', '[]\n');
  expect(await look()).toEqual([expect.stringContaining('“Juniper”')]);
  expect(await pages()).toEqual(['/cabins', '/cabins/juniper']);
  expect((await run('confirm')).output).toContain('Confirmed');
  expect(await look()).toEqual([]);
  expect(await pages()).toEqual([]);
});
