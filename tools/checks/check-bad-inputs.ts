/**
 * Checks that every row of the catalog of hostile inputs is proven by a test that passed: its title
 * begins with the row's name. Checks docs/bad-inputs.md, too, or writes it with `--write`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const CATALOG = 'e2e/bad-inputs.jsonl';
const REPORT = 'docs/bad-inputs.md';
const RESULTS = '.cache/test-results';

interface Row {
  name: string;
  /** A request, or the text of a content file, an API response or a setting. */
  input: string;
  expected: string;
}

const rows = readRows();
const passed = titlesOfPassedTests();
const proofs = new Map(rows.map(({ name }) => [name, new Set<string>()]));
for (const { title, file } of passed) proofs.get(rowNamedBy(title) ?? '')?.add(file);

const unproven = rows.filter(({ name }) => proofs.get(name)?.size === 0);
for (const { name } of unproven)
  process.stderr.write(
    `${CATALOG}: no test that passed is named "${name}"; write one whose title begins with it\n`,
  );

if (unproven.length > 0) process.exitCode = 1;
else if (process.argv.includes('--write')) writeFileSync(REPORT, report());
else if (readFileSync(REPORT, 'utf8') !== report()) {
  process.stderr.write(
    `${REPORT} is out of date; run node tools/checks/check-bad-inputs.ts --write\n`,
  );
  process.exitCode = 1;
}
process.stdout.write(
  `${rows.length - unproven.length} of ${rows.length} hostile inputs are proven by tests.\n`,
);

function readRows(): Row[] {
  return readFileSync(CATALOG, 'utf8')
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

/** The longest name that the title begins with: "id sql quote: …" is not about the row "id sql". */
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

Written by \`node tools/checks/check-bad-inputs.ts --write\` from [${CATALOG}](../${CATALOG}) and
the results of the last \`npm test\`, which fails if a row has no test that passed, or if this page
is out of date. A test's title begins with the row's name. All rows run in \`npm test\`; \`npm run
soak\` runs the rows about slow clients again, with a thousand of them.

| row | input | must get | proven in |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}

function cell(text: string): string {
  return text.trim().replace(/[\\|<>*_[\]`]/g, '\\$&');
}
