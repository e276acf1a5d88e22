import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { SampleFolder, samplePost } from '../../content/fixtures/sample-folder.ts';
import { readContentFolder } from '../../content/reading/content-folder.ts';
import {
  driveContradictions,
  drivesOf,
  spokenMinutes,
  statedDrives,
} from './drive-contradictions.ts';

test.each<[string, number[]]>([
  ['half an hour', [30]],
  ['an hour and a half', [90]],
  ['two and a half hours', [150]],
  ['An hour and a quarter', [75]],
  ['twenty-five minutes', [25]],
  ['two hours, or 35 min', [120, 35]],
  ['within minutes', []],
])('%s: %j minutes', (words, minutes) => {
  expect(spokenMinutes(words)).toEqual(minutes);
});

test.each<[string, [town: string, minutes: number][]]>([
  [
    'From Wimberley: Muleshoe Bend an hour and a quarter, Burnet an hour and a half.',
    [['Burnet', 90]],
  ],
  ['Llano is two hours from Wimberley, so it takes the whole day.', [['Llano', 120]]],
  ['The mill in Johnson City is old, fifty minutes from Wimberley.', [['Johnson City', 50]]],
  ['From Wimberley, the road meets US 290, and Johnson City is half an hour beyond.', []],
  ['From Wimberley it is an hour to Blanco and Llano.', []],
  ['Llano is two hours from Austin.', []],
  [
    '**In minutes from the square**\n\n- 35: Blanco, the park, Gruene at 40',
    [
      ['Blanco', 35],
      ['Gruene', 40],
    ],
  ],
])('“%s” states %j', (text, drives) => {
  expect(statedDrives(text).map(({ town, minutes: [least] }) => [town, least])).toEqual(drives);
});

test('a text that says other minutes than the table of roads is named, with its line', async () => {
  const folder = new SampleFolder();
  folder.writePost('0002-far.md', samplePost, 'Llano is an hour from Wimberley.');
  const { entries } = await readContentFolder(folder.content, contentTables);
  expect(driveContradictions(entries)).toMatchObject([
    {
      file: `${folder.content}/blog/0002-far.md`,
      message: expect.stringMatching(/^says 60 minutes from Wimberley to Llano, but .* says 120;/),
    },
  ]);
});

test('the drives that the shipped texts state agree with the table of roads, twenty-five at least', async () => {
  const { entries } = await readContentFolder('content', contentTables);
  expect(driveContradictions(entries)).toEqual([]);
  expect(drivesOf(entries).length).toBeGreaterThanOrEqual(25);
});
