import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../content/content-source.ts';
import { SampleFolder, sampleActivity, sampleEvent, samplePost } from '../content/fixtures/sample-folder.ts';
import { checkGuide } from './check-guide.ts';

const PAGES = 'src/site/pages';
const TODAY = '2026-11-21';

/** The command as the owner runs it. */
function runCheck(content: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['src/commands/check.ts', content], { encoding: 'utf8' });
}

async function warningsOf(folder: SampleFolder): Promise<string[]> {
  const { warnings } = await checkGuide({ content: folder.content, pages: PAGES }, TODAY);
  const lines = warnings.map((warning) => describeProblem(warning).replaceAll(`${folder.content}/`, ''));
  return lines.filter((line) => !line.startsWith(PAGES) && !/^activities\.yaml: has no activity of/.test(line));
}

describe('npm run check', () => {
  test('good content: status 0 and a line that says what was checked', () => {
    const { status, stdout, stderr } = runCheck('content');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^The content is good, with (?:no warnings|\d+ warnings?): \d+ activities, .*, \d+ posts, \d+ pictures, the words of 16 pages\.$/m,
    );
  });

  test('a fault: status 1, the message of the log, and that the site goes on', () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, title: null }]);
    const { status, stdout, stderr } = runCheck(folder.content);
    expect(status).toBe(1);
    expect(stderr).toBe(`fault: ${folder.content}/activities.yaml:1 activities[0].title: is empty, but must be a text\n`);
    expect(stdout).toMatch(
      /^1 fault, \d+ warnings\. The site goes on showing the last good content until the faults are gone\.$/m,
    );
  });

  test('a picture that cannot be shown: status 1', () => {
    const folder = new SampleFolder();
    folder.write('images/broken.jpg', 'x');
    const { status, stderr } = runCheck(folder.content);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/images\/broken\.jpg: is no picture that can be read/)]);
  });

  test('a folder that is not there: each missing file, status 1', () => {
    const { status, stderr } = runCheck('nowhere');
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(0, 5)).toEqual(
      ['site.yaml', 'activities.yaml', 'destinations.yaml', 'events.yaml', 'blog'].map(
        (file) => `fault: nowhere/${file}: is missing; put it back`,
      ),
    );
  });

  test('the content that we deliver has neither faults nor warnings', async () => {
    expect(await checkGuide({ content: 'content', pages: PAGES }, TODAY)).toMatchObject({ problems: [], warnings: [] });
  });
});

describe('warnings: what a visitor would miss although nothing is broken (issue 2, point 3)', () => {
  test('none for a good folder', async () => {
    expect(await warningsOf(new SampleFolder())).toEqual([]);
  });

  test('a category that the site does not know, on activities, events and posts', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, category: 'Wine and Spirits' }]);
    folder.writeRows('events', [{ ...sampleEvent, category: 'Rodeo' }]);
    folder.writePost('0001-bats.md', { ...samplePost, category: 'Bats' }, 'Body.');
    expect(await warningsOf(folder)).toEqual([
      expect.stringMatching(/^activities\.yaml:1 activities\[0\]\.category: is Wine and Spirits, which no page lists/),
      expect.stringMatching(/^events\.yaml:1 events\[0\]\.category: is Rodeo/),
      expect.stringMatching(/^blog\/0001-bats\.md:4 category: is Bats/),
    ]);
  });

  test('a category page without an activity', async () => {
    const folder = new SampleFolder();
    const { warnings } = await checkGuide({ content: folder.content, pages: PAGES }, TODAY);
    const lines = warnings.map(describeProblem).filter((line) => line.includes('has no activity of'));
    expect(lines).toHaveLength(5);
    expect(lines).toContain(`${folder.content}/activities.yaml: has no activity of Dining, so /dining is empty; add one`);
  });

  test('a picture that is not in the folder, in either form of its address; none for pictures elsewhere', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [
      { ...sampleActivity, imageUrl: 'images/a.svg' },
      { ...sampleActivity, id: 2, imageUrl: 'images/gone.jpg' },
      { ...sampleActivity, id: 3, imageUrl: 'https://images.example.com/b.jpg' },
    ]);
    expect(await warningsOf(folder)).toEqual([
      'activities.yaml:2 activities[1].imageUrl: names images/gone.jpg, which is not in the folder of pictures; put it there',
    ]);
  });

  test('a picture of a page that is not in the folder', async () => {
    const { warnings } = await checkGuide({ content: new SampleFolder().content, pages: PAGES }, TODAY);
    expect(warnings.map(describeProblem)).toContainEqual(
      expect.stringMatching(
        /^src\/site\/pages\/category\/culture\.yaml:\d+ imageUrl: names \/images\/hero-culture\.svg, which is not/,
      ),
    );
  });

  test('a picture without an alt text', async () => {
    const folder = new SampleFolder();
    folder.writeRows('activities', [{ ...sampleActivity, imageAlt: undefined }]);
    folder.writePost('0001-bats.md', { ...samplePost, imageAlt: undefined }, 'Body.');
    expect(await warningsOf(folder)).toEqual([
      'activities.yaml:1 activities[0].imageAlt: is missing; say in a sentence what the picture shows',
      'blog/0001-bats.md:2 imageAlt: is missing; say in a sentence what the picture shows',
    ]);
  });

  test('a link of the site that leads nowhere: of activities, events, legal pages and hero buttons', async () => {
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
      site.replace('legal: {}', 'legal: {terms: /terms}').replace('categoryActions: {}', 'categoryActions: {dining: /diners}'),
    );
    expect(await warningsOf(folder)).toEqual([
      'site.yaml:17 legal.terms: leads to /terms, which is no page of the site; correct it',
      'site.yaml:18 categoryActions.dining: leads to /diners, which is no page of the site; correct it',
      'activities.yaml:1 activities[0].link: leads to /blog/2, which is no page of the site; correct it',
      'events.yaml:1 events[0].link: leads to /event/1, which is no page of the site; correct it',
    ]);
  });

  test('an event that is over and a post that nobody has looked at (issue 4, point 7), with the line to change', async () => {
    const folder = new SampleFolder();
    folder.writeRows('events', [{ ...sampleEvent, startDate: '2025-03-15', endDate: '2025-03-16' }]);
    folder.writePost('0001-bats.md', { ...samplePost, reviewed: '2024-01-01' }, 'Body.');
    expect(await warningsOf(folder)).toEqual([
      'events.yaml:1 events[0].endDate: ended on 2025-03-16; give it its next dates, or take them out',
      "blog/0001-bats.md:9 reviewed: was last reviewed on 2024-01-01; check its facts and write today's date",
    ]);
  });
});

describe("the pages' fixed words are the specification's (decision 21)", () => {
  const cases: [string, string, string | RegExp, string, RegExp][] = [
    [
      'six questions',
      'home/home.yaml',
      /\n {4}- question: What if we need help[\s\S]*?(?=\n\n)/,
      '',
      /home\.yaml:\d+ faq\.questions: must have exactly 6 entries/,
    ],
    [
      'four cabin features',
      'home/home.yaml',
      /\n {4}- title: Easy Booking\n.*\n/,
      '\n',
      /cabins\.features: must have exactly 4 entries/,
    ],
    [
      'the claim of 50+ wineries',
      'home/home.yaml',
      '50+ wineries',
      'many wineries',
      /home\.yaml:\d+ intro: must say "50\+ wineries"/,
    ],
    [
      'the title of the home page',
      'home/home.yaml',
      'Discover Texas Hill Country',
      'Discover',
      /title: must be "Discover Texas Hill Country"/,
    ],
    [
      'the heading of a category',
      'category/culture.yaml',
      'Culture & Heritage',
      'Culture',
      /culture\.yaml:\d+ heading: must be "Culture & Heritage"/,
    ],
    [
      'the button of a category',
      'category/dining.yaml',
      'Find Restaurants',
      'Eat',
      /dining\.yaml:\d+ action: must be "Find Restaurants"/,
    ],
    ['the empty text', 'category/outdoor.yaml', 'coming soon!', 'soon', /empty: must be "Outdoor activities coming soon!"/],
    [
      'the water-safety note',
      'category/water-sports.yaml',
      'required by law',
      'a good idea',
      /water-sports\.yaml:\d+ tips: must say "life jackets are required by law/,
    ],
    [
      'eight things to do',
      'destination/austin.yaml',
      /(thingsToDo:\n) {2}- title: .*\n {4}text: .*\n/,
      '$1',
      /austin\.yaml:\d+ thingsToDo: must have exactly 8 entries/,
    ],
    [
      'six travel tips',
      'destination/new-braunfels.yaml',
      /(travelTips:\n) {2}- .*\n/,
      '$1',
      /travelTips: must have exactly 6 entries/,
    ],
    [
      'six highlights',
      'destination/fredericksburg.yaml',
      /(\nhighlights:\n) {2}- .*\n/,
      '$1',
      /highlights: must have exactly 6 entries/,
    ],
    [
      'the closing banner',
      'destinations/destinations.yaml',
      'Ready to Explore Hill Country?',
      'Ready?',
      /closing\.heading: must be "Ready to Explore Hill Country\?"/,
    ],
    [
      'a page without its description',
      'events/events.yaml',
      /\ndescription: .*/,
      '',
      /events\.yaml:\d+ description: is missing; add it/,
    ],
  ];

  test.each(cases)('%s', async (_, file, text, replacement, message) => {
    const folder = new SampleFolder();
    const pages = join(folder.root, 'pages');
    cpSync(PAGES, pages, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
    const before = readFileSync(join(pages, file), 'utf8');
    const after = before.replace(text, replacement);
    expect(after).not.toBe(before);
    writeFileSync(join(pages, file), after);
    const { problems } = await checkGuide({ content: folder.content, pages }, TODAY);
    expect(problems.map(describeProblem)).toEqual([expect.stringMatching(message)]);
  });

  test('a missing file', async () => {
    const folder = new SampleFolder();
    const pages = join(folder.root, 'pages');
    cpSync(PAGES, pages, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
    rmSync(join(pages, 'category/dining.yaml'));
    const { problems } = await checkGuide({ content: folder.content, pages }, TODAY);
    expect(problems.map(describeProblem)).toEqual([`${pages}/category/dining.yaml: is missing; put it back`]);
  });
});
