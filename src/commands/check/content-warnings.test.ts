import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import {
  SampleFolder,
  sampleActivity,
  sampleEvent,
  samplePost,
} from '../../content/fixtures/sample-folder.ts';
import { checkContent } from '../fixtures/check-content.ts';

async function warningsOf(folder: SampleFolder): Promise<string[]> {
  const { warnings } = await checkContent(folder.content);
  const lines = warnings.map((warning) =>
    describeProblem(warning).replaceAll(`${folder.content}/`, ''),
  );
  return lines.filter(
    (line) =>
      !line.startsWith('pages/') &&
      !/^activities\.yaml: has no activity of/.test(line) &&
      !line.includes(' is also the title in ') &&
      !line.startsWith('events.yaml: has only'),
  );
}

describe('warnings: what a visitor would miss, though nothing is broken', () => {
  test('none for a good folder', async () => {
    expect(await warningsOf(new SampleFolder())).toEqual([]);
  });

  test('an unknown category, on activities, events and posts', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, category: 'Wine and Spirits' }]);
    folder.writeRows('events', [{ ...sampleEvent, category: 'Rodeo' }]);
    folder.writePost('0001-bats.md', { ...samplePost, category: 'Bats' }, 'Body.');
    expect(await warningsOf(folder)).toEqual([
      expect.stringMatching(
        /^activities\.yaml:1 “Wine Road” category: is Wine and Spirits, which is not a known category/,
      ),
      expect.stringMatching(/^events\.yaml:1 “Fair” category: is Rodeo/),
      expect.stringMatching(/^blog\/0001-bats\.md:4 category: is Bats/),
    ]);
  });

  test('a category page without an activity', async () => {
    const folder = new SampleFolder();
    const { warnings } = await checkContent(folder.content);
    const lines = warnings
      .map(describeProblem)
      .filter((line) => line.includes('has no activity of'));
    expect(lines).toHaveLength(5);
    expect(lines).toContain(
      `${folder.content}/activities.yaml: has no activity of Dining, so /dining is empty; add one`,
    );
  });

  test('a list without entries, once, and not if a fault is the reason', async () => {
    const folder = new SampleFolder();
    for (const list of ['activities', 'destinations', 'events'])
      folder.write(`${list}.yaml`, '[]\n');
    rmSync(folder.path('blog/0001-bats.md'));
    expect(await warningsOf(folder)).toEqual([
      'activities.yaml: has no entries, so /things-to-do is empty; add one',
      'destinations.yaml: has no entries, so /destinations is empty; add one',
      'events.yaml: has no entries, so /events is empty; add one',
      'blog: has no entries, so /blog is empty; add one',
    ]);
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    folder.write('destinations.yaml', '# nothing\n');
    rmSync(folder.path('events.yaml'));
    folder.writePost('bats.md', samplePost, 'Body.');
    expect(await warningsOf(folder)).toEqual([]);
  });

  test('an event on a day that its month does not have', async () => {
    const folder = new SampleFolder();
    folder.writeRows('events', [
      { ...sampleEvent, date: 'Mar 0' },
      { ...sampleEvent, id: 2, date: 'Feb 27-30' },
      { ...sampleEvent, id: 3, date: 'Mar 30-Apr 2' },
    ]);
    expect(await warningsOf(folder)).toEqual([
      'events.yaml:1 “Fair” date: has the day 0, which its month does not have; correct it',
      'events.yaml:2 “Fair” date: has the day 30, which its month does not have; correct it',
      'events.yaml:3 “Fair” date: has more than its box shows, “Mar 30”, so all of it stands beside the box; write the days in when, and hours in time',
    ]);
  });

  test('a picture that is not in the folder, in either form of its address; no warning for pictures elsewhere', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      { ...sampleActivity, imageUrl: 'images/a.svg' },
      { ...sampleActivity, id: 2, imageUrl: 'images/gone.jpg' },
      { ...sampleActivity, id: 3, imageUrl: 'https://images.example.com/b.jpg' },
    ]);
    expect(await warningsOf(folder)).toEqual([
      'activities.yaml:2 “Wine Road” imageUrl: names images/gone.jpg, which is not in the images folder; put it there',
    ]);
  });

  test("a page's picture that is not in the folder", async () => {
    const { warnings } = await checkContent(new SampleFolder().content);
    expect(warnings.map(describeProblem)).toContainEqual(
      expect.stringMatching(
        /pages\/culture\.yaml imageUrl: names \/images\/hero-culture\.svg, which is not/,
      ),
    );
  });

  test('a picture without an alt text', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, imageAlt: undefined }]);
    folder.writePost('0001-bats.md', { ...samplePost, imageAlt: undefined }, 'Body.');
    expect(await warningsOf(folder)).toEqual([
      'activities.yaml:1 “Wine Road” imageAlt: is missing; say in a sentence what the picture shows',
      'blog/0001-bats.md:2 imageAlt: is missing; say in a sentence what the picture shows',
    ]);
  });

  test('a dead link on the site: in activities, events, legal pages and hero buttons', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      { ...sampleActivity, link: '/blog/2' },
      { ...sampleActivity, id: 2, link: '/blog/1?from=card#bats' },
      { ...sampleActivity, id: 3, link: 'https://elsewhere.example/' },
    ]);
    folder.writeRows('events', [{ ...sampleEvent, link: '/event/1' }]);
    const site = folder.read('site.yaml').toString();
    folder.write(
      'site.yaml',
      site
        .replace('legal: {}', 'legal: {terms: /terms}')
        .replace('categoryActions: {}', 'categoryActions: {dining: /diners}'),
    );
    expect(await warningsOf(folder)).toEqual([
      'site.yaml:17 legal.terms: leads to /terms, which is not a page of the site; correct it',
      'site.yaml:18 categoryActions.dining: leads to /diners, which is not a page of the site; correct it',
      'activities.yaml:1 “Wine Road” link: leads to /blog/2, which is not a page of the site; correct it',
      'events.yaml:1 “Fair” link: leads to /event/1, which is not a page of the site; correct it',
    ]);
  });

  test('an event that is over and a post that nobody has reviewed, with the line to change', async () => {
    const folder = new SampleFolder();
    folder.writeRows('events', [
      { ...sampleEvent, date: 'Mar 15-16', startDate: '2025-03-15', endDate: '2025-03-16' },
    ]);
    folder.writePost('0001-bats.md', { ...samplePost, reviewed: '2024-01-01' }, 'Body.');
    expect(await warningsOf(folder)).toEqual([
      'events.yaml:1 “Fair” endDate: ended on 2025-03-16; give it its next dates, or delete the event',
      "blog/0001-bats.md:9 reviewed: was last reviewed on 2024-01-01; check its facts and enter today's date",
    ]);
  });
});
