/**
 * Checks the import rules, and that no server code or schema library has reached the browser's
 * files. Needs a build. Exits with status 1 if a rule is broken.
 */
import { globSync, readFileSync } from 'node:fs';
import { brokenImportRules, COVERED_FOLDERS } from './import-rules.ts';
import { readImports } from './imports.ts';

/** What gives away modules that must never reach the browser. */
const SERVER_ONLY = /["'`]node:|ZodError|\bpino\b|createServer/;

const imports = readImports('.', COVERED_FOLDERS);
const browserFiles = globSync('dist/client/assets/**/*.js');
const problems = brokenImportRules(imports);
if (browserFiles.length === 0)
  problems.push('dist/client/assets has no scripts: run ./guide build first');
for (const file of browserFiles) {
  const trace = SERVER_ONLY.exec(readFileSync(file, 'utf8'))?.[0];
  if (trace) problems.push(`${file}: contains ${trace}, so server code has reached the browser`);
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? `The imports of ${imports.size} files follow the rules and have no cycles; no server code has reached the browser.\n`
    : `${problems.length} broken rules\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
