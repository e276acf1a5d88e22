import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ListedTest, titlesThatBegin } from '../conformance/list-tests.ts';

const FOLDER = 'tools/mutations';

const entrySchema = z.strictObject({
  fault: z.string(),
  file: z.string(),
  find: z.string(),
  replace: z.string(),
  'caught by': z.union([z.string(), z.array(z.string()).min(1)]),
});
type Entry = z.infer<typeof entrySchema>;

/** A fault that can be put into the code, and the tests that must then fail. */
export interface Mutation {
  /** What goes wrong, in a few words. */
  fault: string;
  file: string;
  /** Text that appears in the file exactly once, and its replacement. */
  find: string;
  replace: string;
  /** Titles of tests. */
  caughtBy: string[];
}

/** All readable mutations in tools/mutations/*.yaml, and what to fix in the others. */
export function readMutations(tests: readonly ListedTest[]): {
  mutations: Mutation[];
  faults: string[];
} {
  const faults: string[] = [];
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  const mutations = names.sort().flatMap((name) =>
    readEntries(`${FOLDER}/${name}`, faults).map((entry) => {
      const read = readEntry(entry, tests);
      faults.push(...read.faults.map((fault) => `${FOLDER}/${name}, "${entry.fault}": ${fault}`));
      return read.mutation;
    }),
  );
  const seen = new Set<string>();
  for (const { fault } of mutations) {
    if (seen.has(fault)) faults.push(`${FOLDER}: two mutations are named "${fault}"; rename one`);
    seen.add(fault);
  }
  return { mutations, faults };
}

/** The mutation of an entry, and the reasons why it cannot be made or caught. */
export function readEntry(
  { 'caught by': beginnings, ...entry }: Entry,
  tests: readonly ListedTest[],
): { mutation: Mutation; faults: string[] } {
  const faults: string[] = [];
  const stale = staleness(entry);
  if (stale !== undefined) faults.push(stale);
  const caughtBy = [beginnings].flat().flatMap((beginning) => {
    try {
      const titles = titlesThatBegin(beginning, tests);
      if (titles.length > 1)
        faults.push(
          `several titles begin with "${beginning}"; quote more of "${titles.join('" or "')}"`,
        );
      return titles;
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  });
  return { mutation: { ...entry, caughtBy }, faults };
}

function readEntries(file: string, faults: string[]): Entry[] {
  try {
    const { data = [], error } = z.array(entrySchema).safeParse(parse(readFileSync(file, 'utf8')));
    if (error) faults.push(`${file}: ${z.prettifyError(error)}`);
    return data;
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`);
    return [];
  }
}

/** Why the mutation cannot be made, or undefined. */
function staleness({ file, find, replace }: Omit<Entry, 'caught by'>): string | undefined {
  if (!existsSync(file)) return `there is no file ${file}; name the one that holds the text now`;
  const times = readFileSync(file, 'utf8').split(find).length - 1;
  if (times !== 1)
    return `its text appears ${times} times in ${file}, not once; quote what the file says now`;
  return find === replace ? 'it changes nothing; write a different replacement' : undefined;
}
