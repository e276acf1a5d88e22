import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { describeProblem } from '../content-source.ts';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { readWordsFolder } from './words-folder.ts';

describe('words that the specification fixes are refused if they are changed (decision 21)', () => {
  type Case = [string, string, string | RegExp, string, RegExp];
  const cases: Case[] = [
    [
      'six questions',
      'home.yaml',
      /\n {4}- question: What if we need help[\s\S]*?(?=\n\n)/,
      '',
      /home\.yaml:\d+ faq\.questions: must have exactly 6 entries/,
    ],
    [
      'four cabin features',
      'home.yaml',
      /\n {4}- title: Easy Booking\n.*\n/,
      '\n',
      /cabins\.features: must have exactly 4 entries/,
    ],
    [
      'the claim of 50+ wineries',
      'home.yaml',
      '50+ wineries',
      'many wineries',
      /home\.yaml:\d+ intro: must say "50\+ wineries"/,
    ],
    [
      'the title of the home page',
      'home.yaml',
      'Discover Texas Hill Country',
      'Discover',
      /title: must be "Discover Texas Hill Country"/,
    ],
    [
      'a heading that the specification fixes',
      'culture.yaml',
      /^intro:/m,
      'heading: Culture\nintro:',
      /culture\.yaml:\d+ heading: belongs to tips; put it below tips/,
    ],
    [
      'the title of a feature card',
      'home.yaml',
      'title: Prime Locations',
      'title: Good Locations',
      /home\.yaml:\d+ cabins\.features\[1\]\.title: must be "Prime Locations"/,
    ],
    ...[
      ['experiences', 'Unforgettable Experiences'],
      ['destinations', 'Must-Visit Destinations'],
      ['events', 'Upcoming Events'],
      ['guides', 'Travel Guides'],
    ].map(
      ([section, heading]): Case => [
        `the heading of the home page's ${section}`,
        'home.yaml',
        `heading: ${heading}`,
        'heading: Our own',
        new RegExp(`home\\.yaml:\\d+ ${section}\\.heading: must be "${heading}"`),
      ],
    ),
    ...[
      ['destinations', 'Hill Country Destinations'],
      ['events', 'Events'],
      ['blog', 'Travel Blog'],
    ].map(
      ([page, title]): Case => [
        `the title of the ${page} page`,
        `${page}.yaml`,
        /^title: .*/m,
        'title: Our own',
        new RegExp(`${page}\\.yaml:\\d+ title: must be "${title}"`),
      ],
    ),
    [
      'the water safety note',
      'water-sports.yaml',
      'required by law',
      'a good idea',
      /water-sports\.yaml:\d+ tips: must say "life jackets are required by law/,
    ],
    [
      'eight things to do',
      'austin.yaml',
      /(thingsToDo:\n) {2}- title: .*\n {4}text: .*\n/,
      '$1',
      /austin\.yaml:\d+ thingsToDo: must have exactly 8 entries/,
    ],
    [
      'six travel tips',
      'new-braunfels.yaml',
      /(travelTips:\n) {2}- .*\n/,
      '$1',
      /travelTips: must have exactly 6 entries/,
    ],
    [
      'six highlights',
      'fredericksburg.yaml',
      /(\nhighlights:\n) {2}- .*\n/,
      '$1',
      /highlights: must have exactly 6 entries/,
    ],
    [
      'the closing banner',
      'destinations.yaml',
      'Ready to Explore Hill Country?',
      'Ready?',
      /closing\.heading: must be "Ready to Explore Hill Country\?"/,
    ],
    [
      'a page without its description',
      'events.yaml',
      /\ndescription: .*/,
      '',
      /events\.yaml:\d+ description: is missing; add it/,
    ],
  ];

  test.each(cases)('%s', (_, file, text, replacement, message) => {
    const folder = copyOfWords();
    const before = readFileSync(join(folder, file), 'utf8');
    const after = before.replace(text, replacement);
    expect(after).not.toBe(before);
    writeFileSync(join(folder, file), after);
    expect(problemsIn(folder)).toEqual([expect.stringMatching(message)]);
  });

  test('a missing file', () => {
    const folder = copyOfWords();
    rmSync(join(folder, 'dining.yaml'));
    expect(problemsIn(folder)).toEqual([`${folder}/dining.yaml: is missing; put it back`]);
  });
});

function copyOfWords(): string {
  const folder = new SampleFolder().path('pages');
  cpSync('content/pages', folder, { recursive: true });
  return folder;
}

/** What is wrong with the words, if no other could stand in for them. */
function problemsIn(folder: string): string[] {
  const { entries } = readWordsFolder(dirname(folder), contentTables, undefined, () => {});
  return entries.flatMap(({ problems }) => problems).map(describeProblem);
}
