import type { ListedTest } from './list-tests.ts';
import { decisionNumbers, type Row } from './rows.ts';

/** A point of docs/decisions/004-what-the-specification-leaves-open.md, in a file of its folder. */
export interface Decision {
  number: number;
  /** Its first words. */
  name: string;
  /** "not built yet", "partly built" or "nothing to build", if so; it then needs no test. */
  excuse: string | undefined;
  /** The tests or groups of tests whose titles name it: "… (decision 7)". */
  namedBy: { title: string; file: string }[];
}

/** The numbered points of the record, in order, each with the tests that name it. */
export function readDecisions(record: string, tests: readonly ListedTest[]): Decision[] {
  const points = record.matchAll(
    /^(\d+)\. (?:\((not built yet|partly built|nothing to build)\) )?\*\*(.+?)\.?\*\*/gms,
  );
  return [...points]
    .map(([, number, excuse, name = '']) => ({
      number: Number(number),
      name: name.replace(/\s+/g, ' '),
      excuse,
      namedBy: namings(Number(number), tests),
    }))
    .sort((one, other) => one.number - other.number);
}

/** Mismatches between the rows, the record and the tests, with what to do. */
export function decisionFaults(
  rows: readonly Row[],
  decisions: readonly Decision[],
  tests: readonly ListedTest[],
): string[] {
  const known = new Set(decisions.map(({ number }) => number));
  const mentions = [
    ...rows.map((row) => ({
      by: `${row.section}, "${row.statement}"`,
      numbers: row.decisions.flatMap(decisionNumbers),
    })),
    ...tests.map(({ file, path }) => ({ by: `${file}, "${path}"`, numbers: namedIn(path) })),
  ];
  const unknown = mentions.flatMap(({ by, numbers }) =>
    numbers
      .filter((number) => !known.has(number))
      .map((number) => `${by}: there is no decision ${number}; correct the number`),
  );
  const unproven = decisions
    .filter(({ excuse, namedBy }) => excuse === undefined && namedBy.length === 0)
    .map(
      ({ number, name }) =>
        `decision ${number}, "${name}": no test's title names it; end one with "(decision ${number})"`,
    );
  return [...unknown, ...unproven];
}

/** A group represents its tests if only the group's title names the decision. */
function namings(decision: number, tests: readonly ListedTest[]): Decision['namedBy'] {
  const found = tests.flatMap(({ path, file }) => {
    const title = path.split(' > ').findLast((part) => namedIn(part).includes(decision));
    return title === undefined ? [] : [{ title, file }];
  });
  return [...new Map(found.map((naming) => [`${naming.file} ${naming.title}`, naming])).values()];
}

function namedIn(path: string): number[] {
  const mentions = path.matchAll(/decisions? (\d+(?:(?:, | and )\d+)*)/g);
  return [...mentions].flatMap(([, numbers = '']) => numbers.split(/, | and /).map(Number));
}
