/**
 * After the tests: is every row of the catalogue of hostile inputs (e2e/bad-inputs.jsonl) proven by
 * a test that has passed? A test proves a row by a title that begins with the row's name. Writes
 * docs/bad-inputs.md with `--write`, otherwise checks that it is up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const CATALOGUE = 'e2e/bad-inputs.jsonl';
const REPORT = 'docs/bad-inputs.md';
const RESULTS = '.cache/test-results';

interface Row {
  name: string;
  /** A request, or what stands in a content file, an answer of the API or a setting. */
  input: string;
  expected: string;
}

const rows = readRows();
const passed = titlesOfPassedTests();
const proofs = new Map(rows.map(({ name }) => [name, new Set<string>()]));
for (const { title, file } of passed) proofs.get(rowNamedBy(title) ?? '')?.add(file);

const unproven = rows.filter(({ name }) => proofs.get(name)?.size === 0);
for (const { name } of unproven)
  process.stderr.write(`${CATALOGUE}: no passed test is named "${name}"\n`);

if (unproven.length > 0) process.exitCode = 1;
else if (process.argv.includes('--write')) writeFileSync(REPORT, report());
else if (readFileSync(REPORT, 'utf8') !== report()) {
  process.stderr.write(
    `${REPORT} is not up to date; run node tools/checks/check-bad-inputs.ts --write\n`,
  );
  process.exitCode = 1;
}
process.stdout.write(
  `${rows.length - unproven.length} of ${rows.length} hostile inputs are proven by tests.\n`,
);

function readRows(): Row[] {
  return readFileSync(CATALOGUE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { name, request, input, expected } = JSON.parse(line) as Row & { request?: string };
      return { name, input: request ?? input, expected };
    });
}

function titlesOfPassedTests(): { title: string; file: string }[] {
  return readdirSync(RESULTS).flatMap((name) => {
    const { testResults } = JSON.parse(readFileSync(`${RESULTS}/${name}`, 'utf8')) as {
      testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
    };
    return testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => ({ title, file: relative(process.cwd(), file) })),
    );
  });
}

/**
 * The longest name with which the title begins: "id sql quote: …" is not about the row "id sql".
 */
function rowNamedBy(title: string): string | undefined {
  return rows
    .map(({ name }) => name)
    .filter(
      (name) => title === name || title.startsWith(`${name}:`) || title.startsWith(`${name} `),
    )
    .sort((one, other) => other.length - one.length)[0];
}

function report(): string {
  const lines = rows.map(({ name, input, expected }) => {
    const files = [...(proofs.get(name) ?? [])].sort().map((file) => `[${file}](../${file})`);
    return `| ${[name, input, expected].map(cell).join(' | ')} | ${files.join('<br>')} |`;
  });
  return `# Hostile inputs, what each must get, and the test that proves it

Written by \`node tools/checks/check-bad-inputs.ts --write\` from [${CATALOGUE}](../${CATALOGUE}) and the results of the last \`npm test\`, which
fails where a row has no passed test or this page is not up to date. A test's title begins with the row's name. All rows run in
\`npm test\`; \`npm run soak\` runs the rows about slow clients again, with a thousand of them.

| row | input | must get | proven in |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}

function cell(text: string): string {
  return text.trim().replace(/[\\|<>*_[\]`]/g, '\\$&');
}
