/**
 * `npm run mutate`: puts each fault of tools/mutations/*.yaml into a copy of the project, one at a
 * time, and runs the tests that must then fail. A mutation is caught if all of them do. `--
 * PATTERN` runs only mutations whose name or file matches.
 */
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';
import { type ListedTest, listTests } from '../conformance/list-tests.ts';
import { type Mutation, readMutations } from './mutation-list.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { runTests } from './run-tests.ts';

const { operands } = readCommandLine('mutate');
const pattern = new RegExp(operands.join('|'), 'i');

const tests = listTests();
const { mutations, faults } = readMutations(tests);
if (faults.length > 0) end(faults.join('\n'));
const chosen = mutations.filter(({ fault, file }) => pattern.test(fault) || pattern.test(file));
if (chosen.length === 0) end(`No mutation's name or file matches ${pattern}.`);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  await using copy = await copyProject();
  const before = performance.now();
  const broken = await testsThatFailAnyway(copy);
  let caught = 0;
  for (const mutation of chosen) if (await isCaught(mutation, copy, broken)) caught++;
  say(`${caught} of ${chosen.length} mutations are caught, in ${seconds(before)}`);
  process.exitCode = caught === chosen.length ? 0 : 1;
} catch (error) {
  if (!stop.signal.aborted) throw error;
  end('Stopped; the copy is deleted.');
}

/** Tests that fail without the mutation, or don't run, catch nothing. */
async function testsThatFailAnyway(copy: ProjectCopy): Promise<ReadonlySet<string>> {
  const titles = new Set(chosen.flatMap(({ caughtBy }) => caughtBy));
  say(`Running ${titles.size} tests without mutations …`);
  const { passed, trouble } = await runTests(copy.folder, testsOf([...titles]), stop.signal);
  if (trouble !== undefined) throw new Error(`The tests could not run:\n${trouble}`);
  return titles.difference(passed);
}

async function isCaught(
  mutation: Mutation,
  copy: ProjectCopy,
  broken: ReadonlySet<string>,
): Promise<boolean> {
  const { fault, file, find, replace, caughtBy } = mutation;
  const before = performance.now();
  const undo = await copy.change(file, find, replace);
  const { passed, failed, trouble } = await runTests(copy.folder, testsOf(caughtBy), stop.signal);
  await undo();
  const verdicts = caughtBy.map((title) => {
    if (broken.has(title)) return `FAILS WITHOUT THE MUTATION TOO, OR NEVER RUNS: ${title}`;
    if (failed.has(title)) return `caught by ${title}`;
    return passed.has(title)
      ? `NOT CAUGHT by ${title}`
      : `COULD NOT RUN: ${title}${trouble ? `\n${trouble}` : ''}`;
  });
  say(`${fault} (${file}, ${seconds(before)})\n  ${verdicts.join('\n  ')}`);
  return caughtBy.every((title) => failed.has(title) && !broken.has(title));
}

function testsOf(titles: readonly string[]): ListedTest[] {
  return tests.filter(({ title }) => titles.includes(title));
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function end(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
