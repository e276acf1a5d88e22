/**
 * `npm run conformance`: checks that every statement of the specification is proven by a test that
 * exists, that every test of the specification is named by a statement, that every mutation can
 * still be made, and that docs/conformance.md is up to date. `-- --write` writes that page.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { prettifyError, ZodError } from 'zod';
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';
import { readMutations } from '../mutations/mutation-list.ts';
import { conformancePage } from './conformance-page.ts';
import { decisionFaults, readDecisions } from './decisions.ts';
import { listTests } from './list-tests.ts';
import { type Proofs, proofsSchema, readRows, unnamedTests } from './rows.ts';
import { readStatements } from './statements.ts';

const PAGE = 'docs/conformance.md';
const PROOFS = 'tools/conformance/proofs.yaml';
const RECORD = 'docs/decisions/004/*.md';

const { write } = readCommandLine('conformance').options;

const tests = listTests();
const proofs = readProofs();
const { rows, faults: rowFaults } = readRows(
  readStatements(readFileSync('docs/spec.md', 'utf8')),
  proofs,
  tests,
);
const record = globSync(RECORD).map((file) => readFileSync(file, 'utf8'));
const decisions = readDecisions(record.join(''), tests);
const { mutations, faults: mutationFaults } = readMutations(tests);

const faults = [
  ...rowFaults.map((fault) => `${PROOFS}: ${fault}`),
  ...unnamedTests(rows, tests).map(
    ({ title, file }) =>
      `${file}: no statement names the test "${title}"; add it to what it proves in ${PROOFS}`,
  ),
  ...decisionFaults(rows, decisions, tests),
  ...mutationFaults,
];
if (faults.length === 0) {
  const page = conformancePage({ rows, decisions, mutations, tests });
  if (write) writeFileSync(PAGE, page);
  const shown = readFileSync(PAGE, 'utf8');
  if (shown !== page)
    faults.push(
      `${PAGE}, line ${firstDifference(shown, page)}: run npm run conformance -- --write`,
    );
}

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  faults.length === 0
    ? `${rows.length} statements are proven, ${mutations.length} mutations can be made.\n`
    : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function readProofs(): Proofs {
  try {
    return proofsSchema.parse(parse(readFileSync(PROOFS, 'utf8')));
  } catch (error) {
    return end(
      `${PROOFS}: ${error instanceof ZodError ? prettifyError(error) : (error as Error).message}`,
    );
  }
}

function end(fault: string): never {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

/** Number of the first line that differs, and what it should be. */
function firstDifference(shown: string, expected: string): string {
  const lines = shown.split('\n');
  const index = expected.split('\n').findIndex((line, number) => line !== lines[number]);
  return index === -1
    ? `${lines.length} should not be there`
    : `${index + 1} should be\n  ${expected.split('\n')[index]}\n`;
}
