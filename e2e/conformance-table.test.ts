import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { cells, isRule, readStatements } from './spec-statements.ts';

const TABLE = 'docs/conformance.md';
const DECISIONS = 'docs/decisions/004-what-the-specification-leaves-open.md';

interface Row {
  section: string;
  statement: string;
  /** Numbers of the points of decision 004. */
  decisions: string[];
  /** "file: title" of each test. */
  proofs: string[];
  /** Says why a statement that cannot be tested needs no test. */
  excuse: string | undefined;
}

const rows = readRows(readFileSync(TABLE, 'utf8'));
const tests = listTests();

test('conformance: every statement of the specification has its row, in its order', () => {
  const statements = readStatements(readFileSync('docs/spec.md', 'utf8'));
  expect(rows.map(({ section, statement }) => `${section}: ${statement}`)).toEqual(
    statements.map(({ section, text }) => `${section}: ${text}`),
  );
});

test('conformance: every row names tests that exist', () => {
  const missing = rows.flatMap(({ proofs }) => proofs).filter((proof) => !tests.includes(proof));
  expect(missing).toEqual([]);
  const unproven = rows.filter(({ proofs, excuse }) => proofs.length === 0 && excuse === undefined);
  expect(unproven).toEqual([]);
});

test('conformance: every test of the specification, whose title begins with "§", is named in a row', () => {
  const named = new Set(rows.flatMap(({ proofs }) => proofs));
  expect(tests.filter((proof) => proof.includes(': §') && !named.has(proof))).toEqual([]);
});

test('conformance: every decision that a row names is one', () => {
  const numbers = [...readFileSync(DECISIONS, 'utf8').matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
  for (const { statement, decisions } of rows) {
    for (const decision of decisions) expect(numbers, statement).toContain(decision);
  }
});

function readRows(markdown: string): Row[] {
  const result: Row[] = [];
  let section = '';
  let inTable = false;
  for (const line of markdown.split('\n')) {
    section = /^## (.*)$/.exec(line)?.[1] ?? section;
    if (line.startsWith('|') && inTable && !isRule(line)) result.push(readRow(section, line));
    inTable = line.startsWith('|');
  }
  return result;
}

function readRow(section: string, line: string): Row {
  const [statement = '', decision = '', proof = ''] = cells(line);
  const proofs = proof.split('<br>').flatMap((link) => {
    const [, title, file] = /^\[(.*)\]\(\.\.\/(.*)\)$/.exec(link) ?? [];
    return title === undefined ? [] : [`${file}: ${title}`];
  });
  const excuse = /^nothing to prove: .+/.exec(proof)?.[0];
  const decisions = [...decision.matchAll(/(?:^|; | and )(\d+)/g)].map(([, number = '']) => number);
  return { section, statement, decisions, proofs, excuse };
}

/** "file: title" of all tests of the project, as Vitest reads them from the sources. */
function listTests(): string[] {
  const list = execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--json', '--staticParse'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const found = JSON.parse(list) as { name: string; file: string }[];
  return found.map(({ name, file }) => `${relative(process.cwd(), file)}: ${titleOf(name)}`);
}

/** The last part of "group > group > title"; Vitest leaves the quotes in it escaped. */
function titleOf(name: string): string {
  return (name.split(' > ').at(-1) ?? '').replaceAll('\\"', '"');
}
