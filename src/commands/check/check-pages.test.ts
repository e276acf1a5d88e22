import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import { SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { checkContent, PAGES } from '../fixtures/check-content.ts';

describe("the pages' fixed words match the specification (decision 21)", () => {
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
      'a heading that the specification fixes',
      'category/culture.yaml',
      /^intro:/m,
      'heading: Culture\nintro:',
      /culture\.yaml:\d+ heading: is not a known field here/,
    ],
    [
      'the water safety note',
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
    const { problems } = await checkContent(folder.content, pages);
    expect(problems.map(describeProblem)).toEqual([expect.stringMatching(message)]);
  });

  test('a missing file', async () => {
    const folder = new SampleFolder();
    const pages = join(folder.root, 'pages');
    cpSync(PAGES, pages, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
    rmSync(join(pages, 'category/dining.yaml'));
    const { problems } = await checkContent(folder.content, pages);
    expect(problems.map(describeProblem)).toEqual([
      `${pages}/category/dining.yaml: is missing; put it back`,
    ]);
  });
});
