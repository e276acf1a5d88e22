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

/** A fault that can be put into the code, and the tests that must then fail. */
export interface Mutation {
  /** What goes wrong, in a few words. */
  fault: string;
  file: string;
  /** Text that stands in the file exactly once, and what takes its place. */
  find: string;
  replace: string;
  /** Titles of tests. */
  caughtBy: string[];
}

export interface ReadMutations {
  mutations: Mutation[];
  /** What is wrong with the list, and what to do. */
  faults: string[];
}

/** All mutations of tools/mutations/*.yaml that can be read. */
export function readMutations(tests: readonly ListedTest[]): ReadMutations {
  const faults: string[] = [];
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  const mutations = files.sort().flatMap((name) => {
    return readEntries(`${FOLDER}/${name}`, faults).map(({ 'caught by': caughtBy, ...entry }) => {
      const report = (fault: string) => faults.push(`${FOLDER}/${name}, "${entry.fault}": ${fault}`);
      const stale = staleness(entry);
      if (stale !== undefined) report(stale);
      return { ...entry, caughtBy: [caughtBy].flat().flatMap((beginning) => readTitle(beginning, tests, report)) };
    });
  });
  const names = mutations.map(({ fault }) => fault);
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index))) {
    faults.push(`${FOLDER}: two mutations are named "${name}"; rename one`);
  }
  return { mutations, faults };
}

function readEntries(file: string, faults: string[]): z.infer<typeof entrySchema>[] {
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
function staleness({ file, find, replace }: Pick<Mutation, 'file' | 'find' | 'replace'>): string | undefined {
  if (!existsSync(file)) return `there is no file ${file}; name the one that holds the text now`;
  const times = readFileSync(file, 'utf8').split(find).length - 1;
  if (times !== 1) return `its text stands ${times} times in ${file}, not once; quote what stands there now`;
  return find === replace ? 'it changes nothing' : undefined;
}

function readTitle(beginning: string, tests: readonly ListedTest[], onFault: (fault: string) => void): string[] {
  try {
    const [title, ...others] = titlesThatBegin(beginning, tests);
    if (others.length > 0)
      onFault(`several titles begin with "${beginning}"; write more of "${[title, ...others].join('" or "')}"`);
    return title === undefined ? [] : [title];
  } catch (error) {
    onFault((error as Error).message);
    return [];
  }
}
