import { mkdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import { SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { checkContent } from '../fixtures/check-content.ts';

test('a swimming hole that is no activity’s id is named with its line', async () => {
  const folder = new SampleFolder();
  mkdirSync(folder.path('pages'));
  const words = readFileSync('content/pages/water-sports.yaml', 'utf8');
  const line = words.split('\n').findIndex((text) => text.startsWith('  activities:')) + 1;
  folder.write('pages/water-sports.yaml', words.replace(/activities: .*/, 'activities: [1, 77]'));
  const { warnings } = await checkContent(folder.content);
  const swimming = warnings.map(describeProblem).filter((text) => text.includes('swim'));
  expect(swimming.map((text) => text.replace(`${folder.content}/`, ''))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^pages/water-sports.yaml:${line} swim.* is 77, which is not the id of an activity`,
      ),
    ),
  ]);
});
