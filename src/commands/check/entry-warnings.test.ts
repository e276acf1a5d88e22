import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import {
  SampleFolder,
  sampleActivity,
  sampleDestination,
  sampleEvent,
  samplePost,
} from '../../content/fixtures/sample-folder.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { checkContent } from '../fixtures/check-content.ts';

type Kind = 'warnings' | 'notices' | 'aging';

/** The warnings or notices that name an entry; the folder's name is left out. */
async function linesOf(folder: SampleFolder, kind: Kind = 'warnings', day?: number) {
  const checked = await checkContent(folder.content, day);
  const found = kind === 'aging' ? checked.aging() : checked[kind];
  return found
    .map((problem) => describeProblem(problem).replaceAll(`${folder.content}/`, ''))
    .filter((line) => /^[\w/.-]+\.\w+:\d+ /.test(line) && !line.startsWith('pages/'));
}

function replaceInSite(folder: SampleFolder, old: string, text: string): void {
  folder.write('site.yaml', folder.read('site.yaml').toString().replace(old, text));
}

const placed = { town: 'Hye', latitude: 30.2308, longitude: -98.5676 };

describe('warnings about single entries', () => {
  test('a town that has no card, and is a letter from one that has', async () => {
    const folder = new SampleFolder();
    folder.writeRows('destinations', [{ ...sampleDestination, name: 'Fredericksburg' }]);
    folder.writeRows('activities', [
      { ...sampleActivity, visit: { ...placed, town: 'Fredricksburg' } },
      { ...sampleActivity, id: 2, title: 'Pie', visit: { ...placed, town: 'Hye' } },
      { ...sampleActivity, id: 3, title: 'Cake', visit: { ...placed, town: 'Fred' } },
    ]);
    const cabin = { id: 1, name: 'Creek', summary: 'By a creek.', sleeps: 2 };
    folder.writeRows('cabins', [{ ...cabin, town: 'Fredricksburg' }]);
    const meant = 'which has no card; if you mean Fredericksburg, correct it';
    expect(await linesOf(folder)).toEqual([
      `activities.yaml:1 “Wine Road” visit.town: is Fredricksburg, ${meant}`,
      `activities.yaml:3 “Cake” visit.town: is Fred, ${meant}`,
      `cabins.yaml:1 “Creek” town: is Fredricksburg, ${meant}`,
    ]);
  });

  test('a destination with a latitude alone, or outside Texas: the site shows it as before', async () => {
    const folder = new SampleFolder();
    folder.writeRows('destinations', [
      { ...sampleDestination, latitude: 30.2672 },
      { ...sampleDestination, id: 2, name: 'Hye', latitude: 30.23, longitude: -8.57 },
    ]);
    expect((await checkContent(folder.content)).problems).toEqual([]);
    expect(await linesOf(folder)).toEqual([
      'destinations.yaml:1 “Austin” longitude: is missing next to latitude; add it, or delete latitude',
      'destinations.yaml:2 “Hye” longitude: is -8.57, which is not in Texas; correct it to a number from -106.7 to -93.5',
    ]);
  });

  test('a title that another entry of the list has, in each list; not in two lists', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      sampleActivity,
      { ...sampleActivity, id: 2, title: 'wine  road' },
    ]);
    folder.writeRows('destinations', [sampleDestination, { ...sampleDestination, id: 2 }]);
    folder.writeRows('events', [
      sampleEvent,
      { ...sampleEvent, id: 2 },
      { ...sampleEvent, id: 3, title: 'Wine Road' },
    ]);
    folder.writePost('0002-bats.md', samplePost, 'Body.');
    const remedy = 'change one of them, so that visitors can tell them apart';
    expect(await linesOf(folder)).toEqual([
      `activities.yaml:2 “wine road” title: is also the title in activities.yaml:1; ${remedy}`,
      `destinations.yaml:2 “Austin” name: is also the name in destinations.yaml:1; ${remedy}`,
      `events.yaml:2 “Fair” title: is also the title in events.yaml:1; ${remedy}`,
      `blog/0001-bats.md:2 title: is also the title in blog/0002-bats.md:2; ${remedy}`,
    ]);
  });

  test('a post without a body', async () => {
    const folder = new SampleFolder();
    folder.writePost('0001-bats.md', samplePost, '');
    expect(await linesOf(folder)).toEqual([
      'blog/0001-bats.md:2 content: is empty, so the page has nothing to read; write the post below the second ---',
    ]);
  });

  test('a readTime that differs by more than a minute from 200 words a minute', async () => {
    const folder = new SampleFolder();
    const write = (readTime: string) =>
      folder.writePost('0001-bats.md', { ...samplePost, readTime }, 'word '.repeat(1000));
    for (const near of ['4 min read', '5 min read', '6 min read', 'a while']) {
      write(near);
      expect(await linesOf(folder)).toEqual([]);
    }
    for (const far of ['3 min read', '7 min read']) {
      write(far);
      expect(await linesOf(folder)).toEqual([
        `blog/0001-bats.md:7 readTime: is ${far}, but the post takes 5 min to read; write 5 min read`,
      ]);
    }
  });

  test('a text that a # cuts, in site.yaml, a list and a post', async () => {
    const folder = new SampleFolder();
    replaceInSite(folder, '1 Sample Road', '100 Ranch Road #7');
    folder.write(
      'destinations.yaml',
      '- id: 1\n  name: Austin\n  description: Bats.\n  highlights:\n    - Bats\n    - Suite # 7\n',
    );
    const post = folder.read('blog/0001-bats.md').toString();
    folder.write('blog/0001-bats.md', post.replace('"Bats"', 'Bats are #1'));
    const remedy =
      'as a # begins a comment; put the text in quotes, or the comment on a line of its own';
    expect(await linesOf(folder)).toEqual([
      `site.yaml:8 address.street: is only “100 Ranch Road”, ${remedy}`,
      `destinations.yaml:6 “Austin” highlights[1]: is only “Suite”, ${remedy}`,
      `blog/0001-bats.md:2 title: is only “Bats are”, ${remedy}`,
    ]);
  });

  test('no warning for a comment that stands apart, after a number, or on its own line', async () => {
    const folder = new SampleFolder();
    folder.write(
      'destinations.yaml',
      '- id: 1 # one\n  name: Austin  # the capital\n  # more\n  description: "Bats #1" # yes\n',
    );
    expect(await linesOf(folder)).toEqual([]);
  });
});

describe('notes', () => {
  test('a seventh featured activity, a fourth destination, a seventh post; events are not counted', async () => {
    const folder = new SampleFolder();
    const rows = (row: object, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...row,
        id: index + 1,
        title: `T ${index + 1}`,
        featured: true,
        visit: placed,
      }));
    folder.writeRows('activities', rows(sampleActivity, 7));
    folder.writeRows('events', rows(sampleEvent, 9));
    folder.writeRows(
      'destinations',
      ['A', 'B', 'C', 'D'].map((name, index) => ({
        id: index + 1,
        name,
        description: 'A town.',
        featured: true,
      })),
    );
    for (let id = 1; id <= 8; id += 1)
      folder.writePost(
        `000${id}-bats.md`,
        {
          ...samplePost,
          title: `Post ${id}`,
          featured: true,
          ...(id === 8 && { publishedAt: 'March 1, 2027' }),
        },
        'Body.',
      );
    const notices = (await linesOf(folder, 'notices')).filter((line) => line.includes('featured'));
    const remedy = 'come before this; take featured from one of them';
    expect(notices).toEqual([
      `activities.yaml:7 “T 7” featured: is true, but the home page only shows 6 featured activities, and 6 ${remedy}`,
      `destinations.yaml:4 “D” featured: is true, but the home page only shows 3 featured destinations, and 3 ${remedy}`,
      `blog/0001-bats.md:10 featured: is true, but the home page only shows 6 featured posts, the newest, and 6 ${remedy}`,
    ]);
  });

  test('a missing town, missing coordinates, and facts that are old', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      sampleActivity,
      { ...sampleActivity, id: 2, title: 'A', visit: { town: 'Hye' } },
      {
        ...sampleActivity,
        id: 3,
        title: 'B',
        visit: { ...placed, price: '$8', verified: '2026-11-22' },
      },
    ]);
    folder.writeRows('events', [
      { ...sampleEvent, visit: { ...placed, price: '$8', verified: '2025-11-21' } },
    ]);
    expect(await linesOf(folder, 'aging', dayOf(2026, 11, 22))).toEqual([
      'events.yaml:1 “Fair” visit: has facts that are old, so visitors see their year: price (2025-11-21); read the source again, correct them and enter its date',
      'activities.yaml:1 “Wine Road” visit: has no town and no latitude and longitude; add them',
      'activities.yaml:2 “A” visit: has no latitude and longitude; add them',
    ]);
  });
});
