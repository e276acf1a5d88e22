import { describe, expect, test } from 'vitest';
import { decisionFaults, readDecisions } from './decisions.ts';
import { readRows, unnamedTests } from './rows.ts';
import { readStatements } from './statements.ts';

const statements = readStatements(`# A guide

### Header

- Sticky bar. It is blue.

| Path | Screen |
|---|---|
| /a | First |
| /b | Second |
`);
const tests = [
  listed('§2 Header: the bar stays at the top (decision 1)', 'e2e/header.test.ts'),
  listed('§2 Header: the bar stays blue', 'src/header.test.ts'),
  listed('every path has a page', 'src/paths.test.ts'),
];
const proofs = {
  Header: {
    Sticky: ['decision 1: always', 'the bar stays at'],
    'It is': 'nothing to prove: taste',
    '/': 'every path',
  },
};

describe('which test proves which statement', () => {
  test('every statement has a row; the longest beginning that matches it applies', () => {
    const { rows, faults } = readRows(
      statements,
      { Header: { ...proofs.Header, '/b': 'the bar stays blue' } },
      tests,
    );
    expect(faults).toEqual([]);
    expect(rows.map(({ statement, titles, excuse }) => [statement, titles[0] ?? excuse])).toEqual([
      ['Sticky bar.', '§2 Header: the bar stays at the top (decision 1)'],
      ['It is blue.', 'taste'],
      ['/a · First', 'every path has a page'],
      ['/b · Second', '§2 Header: the bar stays blue'],
    ]);
  });

  test.for([
    [
      'a statement without a line',
      { Sticky: 'the bar stays at', '/': 'every path' },
      'nothing proves this statement',
    ],
    [
      'a line without a test',
      { ...proofs.Header, 'It is': 'decision 1' },
      'nothing proves this statement',
    ],
    [
      'a line that matches no statement',
      { ...proofs.Header, 'It was': 'every path' },
      'no statement of docs/spec.md begins like this',
    ],
    [
      'a line that matches no test',
      { ...proofs.Header, 'It is': 'the bar shrinks' },
      'no test\'s title begins with "the bar shrinks"',
    ],
  ] as const)('%s is refused', ([, lines, fault]) => {
    const { faults } = readRows(statements, { Header: lines as never }, tests);
    expect(faults[0]).toContain(fault);
  });

  test('every test whose title begins with the given text proves the statement', () => {
    const { rows } = readRows(
      statements,
      { Header: { ...proofs.Header, Sticky: 'the bar stays' } },
      tests,
    );
    expect(rows[0]?.titles).toEqual([
      '§2 Header: the bar stays at the top (decision 1)',
      '§2 Header: the bar stays blue',
    ]);
  });

  test('a test of the specification that no statement names is found', () => {
    const { rows } = readRows(statements, proofs, tests);
    expect(unnamedTests(rows, tests).map(({ title }) => title)).toEqual([
      '§2 Header: the bar stays blue',
    ]);
  });
});

test('a decision that no test names is found, and one that does not exist', () => {
  const decisions = readDecisions(
    '1. **The bar** stays.\n2. **The hue**: blue.\n3. (not built yet) **The moon.** Full.\n',
    tests,
  );
  expect(decisions.map(({ name, namedBy, excuse }) => [name, namedBy.length, excuse])).toEqual([
    ['The bar', 1, undefined],
    ['The hue', 0, undefined],
    ['The moon', 0, 'not built yet'],
  ]);
  const { rows } = readRows(
    statements,
    { Header: { ...proofs.Header, Sticky: ['decision 9', 'the bar stays at'] } },
    tests,
  );
  expect(decisionFaults(rows, decisions, tests)).toEqual([
    expect.stringContaining('there is no decision 9'),
    expect.stringContaining('decision 2, "The hue": no test\'s title names it'),
  ]);
});

function listed(title: string, file: string) {
  return { title, path: title, file, suite: 'unit' };
}
