import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { SampleFolder, sampleActivity, sampleEvent } from '../fixtures/sample-folder.ts';
import { ageFiles } from '../fixtures/write-folder.ts';
import { readContentFolder } from '../reading/content-folder.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { FolderFollower } from './follow-folder.ts';
import { gonePages, knownAddresses } from './gone-pages.ts';
import { goneAddresses } from './moved-addresses.ts';

const MUSIC = { category: 'Music', visit: { town: 'Austin' } };
const events = [
  sampleEvent,
  { ...sampleEvent, id: 2, title: 'Fiddle Night', ...MUSIC },
  { ...sampleEvent, id: 3, title: 'Chili Cook-off', location: 'Town square, Blanco' },
];

function followed() {
  const folder = new SampleFolder();
  const dataFolder = join(folder.cache, 'data');
  const { log } = new RecordedLog();
  const fileSets = fileSetsOf(contentTables);
  const follower = new FolderFollower({ folder: folder.content, dataFolder, fileSets, log });
  onTestFinished(() => follower.close());
  const save = async (rows: readonly object[]) => {
    folder.writeRows('events', rows as typeof events);
    ageFiles(folder.content);
    return (await follower.load()).addresses;
  };
  const said = async () => {
    const known = await knownAddresses(dataFolder);
    const read = await readContentFolder(folder.content, contentTables);
    return gonePages(folder.content, read, known, contentTables)[0]?.message;
  };
  return { folder, save, said };
}

test('an event that is taken out: the store knows its town and category, and check says what was lost', async () => {
  const { folder, save, said } = followed();
  await save(events);
  expect(await said()).toBeUndefined();
  const addresses = await save([events[0] ?? {}, events[2] ?? {}]);
  const { content } = await readContentFolder(folder.content, contentTables);
  expect(content && goneAddresses(content, contentTables, addresses)).toEqual({
    '/events/fiddle-night': { list: 'events', place: 'Austin', category: 'Music' },
  });
  expect(await said()).toBe(
    'has no redirects for a page that is gone: /events/fiddle-night; visitors see that, and what is near, unless you add a line below redirects, such as /events/fiddle-night: /events',
  );
  folder.write('site.yaml', `${folder.read('site.yaml')}  /events/fiddle-night: /events\n`);
  expect(await said()).toBeUndefined();
});

test('a title that changes is not gone, nor is a place that was written another way since', async () => {
  const { folder, save, said } = followed();
  await save(events);
  await save([events[0] ?? {}, { ...events[1], title: 'Fiddle Nights' }, events[2] ?? {}]);
  expect(await said()).toBeUndefined();
  const [first = {}, , third] = events;
  const addresses = await save([first, { ...third, title: 'Chili' }]);
  const { content } = await readContentFolder(folder.content, contentTables);
  expect(Object.keys(content ? goneAddresses(content, contentTables, addresses) : {})).toEqual([
    '/events/fiddle-night',
    '/events/fiddle-nights',
  ]);
  folder.writeRows('activities', [{ ...sampleActivity, title: 'Wine Trail' }]);
  expect(await said()).toContain('2 pages that are gone: /events/fiddle-night, ');
});
