import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Content } from '../../model/content/content.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { SampleFolder, sampleActivity, sampleEvent } from '../fixtures/sample-folder.ts';
import { seeded } from '../fixtures/slips.ts';
import { readFolder } from '../reading/read-folder.ts';
import { contentToServe } from '../serving/resolve-content.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { SqliteStore } from '../versions/sqlite-store.ts';
import { FolderTaker } from '../versions/take-folder.ts';
import { Trees } from '../versions/trees.ts';
import { takeVersion } from './take-version.ts';

const COUNT = 40;
const fileSets = fileSetsOf(contentTables);
const ids = Array.from({ length: COUNT }, (_, index) => index + 1);

const listOf = (some: readonly number[], row: object, more = '') =>
  some.map((id) => `- ${JSON.stringify({ ...row, id, title: `Day ${id}${more}` })}\n`).join('');
/** As an owner writes them: a line for each field, so that half of an entry is often YAML, too. */
const eventsOf = (some: readonly number[], more = '') =>
  some
    .map((id) => {
      const fields = Object.entries({ ...sampleEvent, id, title: `Day ${id}${more}` });
      const lines = fields.map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
      return `- ${lines.join('\n  ')}\n`;
    })
    .join('');

/** For each kind of upload; `npm run soak` tries many more. */
const POINTS = cases(25).numRuns;

/** What the uploads bring: one less in the middle, new ones above, between and below, other words. */
const AFTERS = {
  'other words': eventsOf(ids, ', again'),
  'one less': eventsOf(ids.filter((id) => id !== 7)),
  'new ones above': eventsOf([101, 102, 103, 104, 105, ...ids]),
  'new ones between, one less': eventsOf([...ids.slice(0, 6), ...ids.slice(7, 38), 101, 39, 40]),
  'new ones below': eventsOf([...ids, 101, 102, 103]),
} satisfies Record<string, string>;

const BEFORE = eventsOf(ids);
const ACTIVITIES = listOf(ids, sampleActivity);

/** A folder, and a server that looks at it at once, without waiting until it rests. */
async function served() {
  const folder = new SampleFolder();
  folder.write('events.yaml', BEFORE);
  folder.write('activities.yaml', ACTIVITIES);
  const data = join(folder.cache, 'data');
  const store = new SqliteStore(data);
  onTestFinished(() => store.close());
  const taker = new FolderTaker(folder.content, fileSets, store.objects);
  const trees = new Trees(join(data, 'trees'), store.objects);
  let past: Content | undefined;
  const look = async () => {
    const { tree } = await takeVersion(store, taker, fileSets);
    const reading = await readFolder(await trees.write(tree), contentTables);
    past = await contentToServe(reading, contentTables, {
      past: async () => past,
      heldBack: () => {},
    });
    return {
      events: new Set(past.events.map(({ id }) => id)),
      activities: new Set(past.activities.map(({ id }) => id)),
    };
  };
  await look();
  return { folder, look };
}

const idsIn = (text: string) =>
  new Set([...text.matchAll(/^- "?\{?"?id"?: ?(\d+)/gmu)].map(([, id]) => Number(id)));

/** The order in which pieces of files are written, with a look after each. */
type Upload = (
  cut: (text: string) => string,
  after: string,
) => (readonly [file: string, text: string])[];

const UPLOADS: Readonly<Record<string, Upload>> = {
  'stalled, then goes on': (cut, after) => [
    ['events.yaml', ''],
    ['events.yaml', cut(after)],
    ['events.yaml', after],
  ],
  'cut, and begun again': (cut, after) => [
    ['events.yaml', cut(after)],
    ['events.yaml', cut(after)],
    ['events.yaml', after],
  ],
  'cut, and resumed in pieces': (cut, after) => {
    const first = cut(after);
    const second = first + cut(after.slice(first.length));
    return [
      ['events.yaml', first],
      ['events.yaml', second],
      ['events.yaml', after],
    ];
  },
  'two files at once': (cut, after) => [
    ['events.yaml', cut(after)],
    ['activities.yaml', cut(ACTIVITIES)],
    ['events.yaml', after],
    ['activities.yaml', ACTIVITIES],
  ],
  'two people, one file': (cut, after) => [
    ['events.yaml', cut(after)],
    ['events.yaml', cut(BEFORE)],
    ['events.yaml', cut(after)],
    ['events.yaml', after],
  ],
};

test.each(Object.entries(UPLOADS))(
  'an upload that is %s, at 25 random points: at no moment are fewer entries served than before or after (decision 46)',
  async (name, upload) => {
    const random = seeded(58 + name.length);
    const cut = (text: string) => text.slice(0, Math.floor(random.next().value * text.length));
    const afters = Object.values(AFTERS);
    for (let point = 0; point < POINTS; point += 1) {
      const { folder, look } = await served();
      const after = afters[point % afters.length] ?? '';
      const always = [...idsIn(after)].filter((id) => ids.includes(id));
      for (const [file, text] of upload(cut, after)) {
        folder.write(file, text);
        const { events, activities } = await look();
        expect(
          always.filter((id) => !events.has(id)),
          `${point} ${file} ${text.slice(-60)}`,
        ).toEqual([]);
        expect(activities.size).toBe(COUNT);
      }
      expect((await look()).events).toEqual(idsIn(after));
    }
  },
  300_000,
);
