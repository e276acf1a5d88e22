import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_WORDS } from '../../site/page-words.ts';
import { type ContentProblem, describeProblem } from '../content-source.ts';
import { countSlips, type Slip, slipsIn } from '../fixtures/page-word-slips.ts';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { readWordsFile } from './words-folder.ts';

const textOf = (page: string) => readFileSync(`content/pages/${page}.yaml`, 'utf8');

/** A function that reads text as the file of the page's words, and returns what is wrong with it. */
function reader(page: string): (text: string) => ContentProblem[] {
  const folder = new SampleFolder().path('pages');
  mkdirSync(folder);
  const file = join(folder, `${page}.yaml`);
  return (text) => {
    writeFileSync(file, text);
    const { value, problems } = readWordsFile(file, page, undefined, () => {});
    expect(value === undefined).toBe(problems.length > 0);
    expect(problems.every((problem) => problem.file === file)).toBe(true);
    return problems;
  };
}

/** Why the problems don't help to find the slip; undefined if they do. */
function weakness(problems: readonly ContentProblem[], { what, line }: Slip): string | undefined {
  if (problems.length === 0) return `${what}: is not refused`;
  const lines = problems.map((problem) => problem.line);
  if (line === undefined || lines.includes(line)) return undefined;
  return `${what} (line ${line}): ${problems.map(describeProblem).join()}`;
}

/** No slips: on /river-safety a section may end with its list, and a site may have no telephone. */
const OPTIONAL = ['after is missing', 'phone is missing'];

describe('a slip in the words of a page is refused with file and line (decision 30)', () => {
  test.each([...PAGE_WORDS.keys()])('%s: at every key and every value', (page) => {
    const problemsIn = reader(page);
    expect(problemsIn(textOf(page))).toEqual([]);
    const slips = slipsIn(textOf(page)).filter(({ what }) => !OPTIONAL.includes(what));
    expect(slips.length).toBeGreaterThan(10);
    const weaknesses = slips.map((slip) => weakness(problemsIn(slip.text), slip));
    expect(weaknesses.filter((found) => found !== undefined)).toEqual([]);
  });

  const town = [['thingsToDo'], ['travelTips'], ['highlights']];
  test.each([
    [
      'home',
      [
        ['cabins', 'features'],
        ['faq', 'questions'],
      ],
    ],
    ['austin', town],
    ['dripping-springs', town],
    ['fredericksburg', town],
    ['new-braunfels', town],
  ])('%s: each list whose length the specification fixes', (page, lists) => {
    const problemsIn = reader(page);
    for (const { text, what } of lists.flatMap((path) => countSlips(textOf(page), path)))
      expect(problemsIn(text).map(describeProblem), what).toEqual([
        expect.stringMatching(/:\d+ [\w.]+: must have exactly [468] entries$/),
      ]);
  });
});
