import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { RecordedLog } from '../content/fixtures/recorded-log.ts';
import { SampleFolder, sampleEvent } from '../content/fixtures/sample-folder.ts';
import { ageFiles } from '../content/fixtures/write-folder.ts';
import { FolderFollower } from '../content/following/follow-folder.ts';
import { placesOf } from '../content/versions/places.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

const fair = (id: number) => ({ ...sampleEvent, id, title: `Fair ${id}` });

/** A guide with twelve events, of which a cut upload has left five. */
async function openCut() {
  const folder = new SampleFolder();
  const data = join(folder.cache, 'data');
  const look = async () => {
    const follower = new FolderFollower({
      ...{ folder: folder.content, dataFolder: data, log: new RecordedLog().log },
      places: placesOf(contentTables),
    });
    const { problems } = await follower.bring();
    follower.close();
    return problems.map(({ message }) => message);
  };
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  folder.writeRows('events', ids.map(fair));
  await look();
  folder.writeRows('events', ids.slice(0, 5).map(fair));
  const environment = { CONTENT_DIR: folder.content, DATA_DIR: data };
  const run = (name: string) => {
    // What was saved within the last seconds is refused.
    ageFiles(folder.content);
    return runInMemory(name, [], environment);
  };
  return { folder, look, run };
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
  const { look, run } = await openCut();
  const { status, output } = await run('check');
  const [line] = output.split('\n').filter((line) => line.includes('events are gone'));
  expect([status, line]).toEqual([
    0,
    expect.stringMatching(
      /^warning: .*events\.yaml: 7 events are gone: .* type \.\/guide confirm, or put a file confirm\.txt with [0-9a-f]+ in the content folder$/,
    ),
  ]);
  await run('confirm');
  expect((await run('check')).output).not.toContain('events are gone');
  await look();
  expect((await run('check')).output).not.toContain('events are gone');
});

test('undo puts a cut file right, confirmed or not', async () => {
  const { folder, look, run } = await openCut();
  await look();
  expect((await run('undo')).output).toContain('7 added, 0 changed, 0 removed');
  expect(String(folder.read('events.yaml'))).toContain('Fair 12');
  expect(await look()).toEqual([]);
});

test('if nothing waits, confirm says so', async () => {
  const { look, run } = await openCut();
  await run('confirm');
  await look();
  expect((await run('confirm')).output).toBe('Nothing is gone that waits for a word.\n');
});
