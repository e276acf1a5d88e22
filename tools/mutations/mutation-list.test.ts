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

// This comment is the only time that these words stand here.
test('a mutation finds its text once and names its tests by the beginnings of their titles', () => {
  expect(readEntry({ ...entry, 'caught by': ['a title', 'another'] }, tests)).toEqual({
    mutation: { ...entry, caughtBy: ['a title (decision 1)', 'another title'] },
    faults: [],
  });
});

test.for([
  ['a file that is not there', { file: 'src/gone.ts' }, 'there is no file src/gone.ts'],
  ['a text that is not there', { find: 'nowhere' + ' to be found' }, 'its text stands 0 times'],
  [
    'a text that is there more than once',
    { find: 'import ' },
    'times in tools/mutations/mutation-list.test.ts, not once',
  ],
  ['a text that stays', { replace: entry.find }, 'it changes nothing'],
  [
    'a test that is not there',
    { 'caught by': 'no title' },
    'no test\'s title begins with "no title"',
  ],
  ['a title that two tests begin with', { 'caught by': 'a' }, 'several titles begin with "a"'],
] as const)('%s is a fault of the list', ([, change, fault]) => {
  const { faults } = readEntry({ ...entry, 'caught by': 'a title', ...change }, tests);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});
