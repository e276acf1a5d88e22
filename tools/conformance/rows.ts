import { z } from 'zod';
import { type ListedTest, titlesThatBegin } from './list-tests.ts';
import type { Statement } from './statements.ts';

/** The contents of proofs.yaml: what proves a statement, by section and by its beginning. */
export const proofsSchema = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.array(z.string())])),
);
export type Proofs = z.infer<typeof proofsSchema>;

/** A statement of the specification and what proves it. */
export interface Row {
  section: string;
  statement: string;
  /** Points of decision 004, each a number, optionally with a few words. */
  decisions: string[];
  /** Titles of the tests that prove it. */
  titles: string[];
  /** Why it needs no test. */
  excuse: string | undefined;
}

export interface ReadRows {
  rows: Row[];
  /** What is wrong with proofs.yaml, and what to do. */
  faults: string[];
}

/** The row of each statement, in the order of the specification. */
export function readRows(
  statements: readonly Statement[],
  proofs: Proofs,
  tests: readonly ListedTest[],
): ReadRows {
  const faults: string[] = [];
  const unused = new Set(
    Object.entries(proofs).flatMap(([section, lines]) =>
      Object.keys(lines).map((beginning) => lineName(section, beginning)),
    ),
  );
  const rows = statements.map(({ section, text }) => {
    const beginning = longestBeginning(text, Object.keys(proofs[section] ?? {}));
    const name = lineName(section, beginning ?? text);
    unused.delete(name);
    const row = readLine(proofs[section]?.[beginning ?? ''] ?? [], tests, (fault) =>
      faults.push(`${name}: ${fault}`),
    );
    if (row.titles.length === 0 && row.excuse === undefined) {
      faults.push(
        `${name}: nothing proves this statement; name a test, or write "nothing to prove: …"`,
      );
    }
    return { section, statement: text, ...row };
  });
  for (const name of unused)
    faults.push(
      `${name}: no statement of docs/spec.md begins like this; correct or delete the line`,
    );
  return { rows, faults: [...new Set(faults)] };
}

/** The tests that claim to prove the specification but that no row names. */
export function unnamedTests(rows: readonly Row[], tests: readonly ListedTest[]): ListedTest[] {
  const named = new Set(rows.flatMap(({ titles }) => titles));
  return tests.filter(({ title }) => title.startsWith('§') && !named.has(title));
}

/** The numbers of "5: in a few words" and of "1 and 11: …". */
export function decisionNumbers(decision: string): number[] {
  const [numbers = ''] = /^\d+(?: and \d+)*/.exec(decision) ?? [];
  return numbers.split(' and ').map(Number);
}

function lineName(section: string, beginning: string): string {
  return `${section === '' ? 'the beginning' : section}, "${beginning}"`;
}

function longestBeginning(text: string, beginnings: readonly string[]): string | undefined {
  return beginnings
    .filter((beginning) => text.startsWith(beginning))
    .sort((one, other) => other.length - one.length)[0];
}

function readLine(
  line: string | string[],
  tests: readonly ListedTest[],
  onFault: (fault: string) => void,
) {
  const row: Pick<Row, 'decisions' | 'titles' | 'excuse'> = {
    decisions: [],
    titles: [],
    excuse: undefined,
  };
  for (const item of [line].flat()) {
    const decision = /^decisions? (\d.*)$/.exec(item)?.[1];
    const excuse = /^nothing to prove: (.+)$/.exec(item)?.[1];
    if (decision !== undefined) row.decisions.push(decision);
    else if (excuse !== undefined) row.excuse = excuse;
    else {
      try {
        row.titles.push(...titlesThatBegin(item, tests));
      } catch (error) {
        onFault((error as Error).message);
      }
    }
  }
  row.titles = [...new Set(row.titles)];
  return row;
}
