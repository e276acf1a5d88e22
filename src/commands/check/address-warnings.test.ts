import { expect, test } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import {
  SampleFolder,
  sampleActivity,
  sampleOwnPage,
  samplePost,
} from '../../content/fixtures/sample-folder.ts';
import type { EntryAddress } from '../../content/versions/version.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { checkContent } from '../fixtures/check-content.ts';

/** The warnings that name an address. */
async function warningsOf(
  folder: SampleFolder,
  addresses: readonly EntryAddress[] = [],
): Promise<string[]> {
  const { problems, warnings } = await checkContent(folder.content, SAMPLE_DAY, addresses);
  expect(problems).toEqual([]);
  return warnings
    .map((warning) => describeProblem(warning).replaceAll(`${folder.content}/`, ''))
    .filter((line) => /(?:is|at) \/|leads to/.test(line));
}

test('a place of a post that has no page is named; the post is shown without it', async () => {
  const folder = new SampleFolder();
  folder.writeRows('activities', [{ ...sampleActivity, formerly: ['wine'] }]);
  const places = [
    '/things-to-do/wine-road',
    '/events/fair',
    '/destinations/austin',
    '/events/fiar',
    '/things-to-do/wine',
    '/destinations/llano',
  ];
  folder.writePost('0001-bats.md', { ...samplePost, places }, 'Body.');
  expect(await warningsOf(folder)).toEqual([
    'blog/0001-bats.md:10 places[3]: is /events/fiar, which is not a page of the site, so the post doesn’t show it; correct it',
    'blog/0001-bats.md:10 places[4]: is /things-to-do/wine, which is /things-to-do/wine-road now; write that',
    'blog/0001-bats.md:10 places[5]: is /destinations/llano, which is not a page of the site, so the post doesn’t show it; correct it',
  ]);
});

test('a page that moved by itself is named by where it is now, in posts and in links', async () => {
  const folder = new SampleFolder();
  folder.writeRows('activities', [{ ...sampleActivity, link: '/things-to-do/vines' }]);
  folder.writePost('0001-bats.md', { ...samplePost, places: ['/things-to-do/vines'] }, 'Body.');
  const key = String(sampleActivity.id);
  const addresses = [{ list: 'activities', key, path: '/things-to-do/vines' }];
  expect(await warningsOf(folder, addresses)).toEqual([
    expect.stringContaining(
      'leads to /things-to-do/vines, which is /things-to-do/wine-road now; write that',
    ),
    'blog/0001-bats.md:10 places[0]: is /things-to-do/vines, which is /things-to-do/wine-road now; write that',
  ]);
});

test('an own page at an address of the guide is not shown, and says so (decision 32)', async () => {
  const folder = new SampleFolder();
  const taken = ['api', 'contact', 'images', 'index', 'river-safety', 'wine-spirits'];
  for (const slug of [...taken, 'pets']) folder.writeOwnPage(`${slug}.md`, sampleOwnPage, 'Body.');
  expect(await warningsOf(folder)).toEqual(
    taken.map(
      (slug) =>
        `pages/own/${slug}.md: would be at /${slug}, which the guide has for itself, so nobody sees this page; give the file another name`,
    ),
  );
});

test('links can lead to activities, events and own pages', async () => {
  const folder = new SampleFolder();
  folder.writeOwnPage('pets.md', sampleOwnPage, 'Body.');
  for (const link of ['/things-to-do/wine-road', '/events/fair', '/pets'])
    for (const [target, warnings] of [
      [link, []],
      [`${link}-2`, [expect.stringContaining(`leads to ${link}-2, which is not a page`)]],
    ] as const) {
      folder.writeRows('activities', [{ ...sampleActivity, link: target }]);
      expect(await warningsOf(folder)).toEqual(warnings);
    }
});
