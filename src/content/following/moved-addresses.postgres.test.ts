import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Content } from '../../model/content/content.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { paths } from '../../model/paths.ts';
import { entryPages } from '../entry-pages.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { sampleContent, undatedEvent } from '../fixtures/sample-content.ts';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { ageFiles, writeFolder } from '../fixtures/write-folder.ts';
import { PictureSurvey } from '../pictures/picture-survey.ts';
import { openDatabase } from '../postgres/fixtures/database.ts';
import { publishFolder } from '../publish/publish.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { DatabaseFollower } from './follow-database.ts';
import { FolderFollower } from './follow-folder.ts';
import type { Follower } from './followed.ts';
import { movedAddresses } from './moved-addresses.ts';

const { log } = new RecordedLog();
const tables = contentTables;

/** Measures the pictures that all versions have only once. */
const survey = new PictureSurvey();

interface Followed {
  follower: Follower;
  /** What an owner does once a file is saved. */
  publish: () => Promise<unknown>;
}

const kinds: [name: string, follow: (folder: string, dataFolder: string) => Promise<Followed>][] = [
  [
    'a folder',
    async (folder, dataFolder) => ({
      follower: new FolderFollower({ folder, dataFolder, fileSets: fileSetsOf(tables), log }),
      publish: async () => {},
    }),
  ],
  [
    'a database',
    async (folder, dataFolder) => {
      const { store, url: databaseUrl } = await openDatabase();
      const options = { databaseUrl, dataFolder, contentFolder: folder, log };
      const follower = await DatabaseFollower.open(options);
      return {
        follower,
        publish: () => publishFolder(store, { folder, tables, survey, by: 'ann' }),
      };
    },
  ],
];

const IDS = [101, 102, 103, 104];

/** Ten versions; each gives some events other titles, unless another event has that one. */
const retitled = fc.array(
  fc.record({ id: fc.constantFrom(...IDS), title: fc.nat(9).map((number) => `Fair ${number}`) }),
  { minLength: 3, maxLength: 3 },
);
const versions = fc.array(retitled, { minLength: 10, maxLength: 10 });

function withTitles(titles: ReadonlyMap<number, string>): Content {
  const { events, ...content } = sampleContent();
  const added = IDS.map((id) => ({
    ...undatedEvent(id),
    date: 'May 1',
    title: titles.get(id) ?? '',
  }));
  return { ...content, events: [...events, ...added] };
}

test.each(kinds)(
  'titles changed in random order over ten versions of %s: every address that ever was answers (decision 46)',
  async (_, follow) => {
    const play = async (versions: { id: number; title: string }[][]) => {
      const { content: folder, cache } = new SampleFolder();
      const { follower, publish } = await follow(folder, join(cache, 'data'));
      const titles = new Map(IDS.map((id) => [id, `Ball ${id}`]));
      const ever = new Set<string>();
      for (const changes of [[], ...versions]) {
        for (const { id, title } of changes)
          if (![...titles.values()].includes(title)) titles.set(id, title);
        await writeFolder(withTitles(titles), folder);
        ageFiles(folder);
        await publish();
        await follower.load();
        for (const title of titles.values()) ever.add(paths.event(slugOf({ title })));
      }
      const content = withTitles(titles);
      const moved = movedAddresses(content, tables, (await follower.load()).addresses);
      const redirects = movedPaths({
        ...content,
        entryPages: entryPages(tables.lists, content),
        moved,
      });
      const pages = new Set(content.events.map((event) => paths.event(slugOf(event))));
      for (const path of ever) expect(pages, path).toContain(redirects.get(path) ?? path);
      follower.close();
    };
    await fc.assert(fc.asyncProperty(versions, play), { numRuns: 1 });
  },
  300_000,
);
