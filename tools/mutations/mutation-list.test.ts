import { expect, test } from 'vitest';
import { readEntry } from './mutation-list.ts';

const entry = {
  fault: 'a fault',
  file: 'tools/mutations/mutation-list.test.ts',
  find: 'the only ' + 'time',
  replace: 'twice',
};
const tests = [
  {
    title: 'a title (decision 1)',
    path: 'a title (decision 1)',
    file: 'src/a.test.ts',
    suite: 'unit',
  },
  { title: 'another title', path: 'another title', file: 'src/b.test.ts', suite: 'unit' },
];

// This comment is the only time that these words appear here.
test('a mutation finds its text once and names its tests by how their titles begin', () => {
  expect(readEntry({ ...entry, 'caught by': ['a title', 'another'] }, tests)).toEqual({
    mutation: { ...entry, caughtBy: ['a title (decision 1)', 'another title'] },
    faults: [],
  });
});

test.for([
  ['a file that does not exist', { file: 'src/gone.ts' }, 'there is no file src/gone.ts'],
  ['a text that does not appear', { find: 'nowhere' + ' to be found' }, 'its text appears 0 times'],
  [
    'a text that appears more than once',
    { find: 'import ' },
    'times in tools/mutations/mutation-list.test.ts, not once',
  ],
  ['a replacement that changes nothing', { replace: entry.find }, 'it changes nothing'],
  [
    'a test that does not exist',
    { 'caught by': 'no title' },
    'no test\'s title begins with "no title"',
  ],
  ['a beginning that two titles share', { 'caught by': 'a' }, 'several titles begin with "a"'],
] as const)('%s is reported', ([, change, fault]) => {
  const { faults } = readEntry({ ...entry, 'caught by': 'a title', ...change }, tests);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});
