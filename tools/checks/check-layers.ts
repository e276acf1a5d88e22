/**
 * The import rules of the layers (docs/architecture.md): imports run downward only. Checks every import of src/,
 * dynamic ones too, and that no server code or schema library has reached the browser's files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What each layer may import; `site/ui` knows nothing of ours. Type-only imports follow the same rules. */
const ALLOWED: Record<string, readonly string[]> = {
  model: ['model'],
  content: ['content', 'model'],
  'site/ui': ['site/ui'],
  site: ['site', 'site/ui', 'model'],
  server: ['server', 'site', 'site/ui', 'content', 'model'],
  commands: ['commands', 'server', 'content', 'site', 'site/ui', 'model'],
};

/** What stands in the source of modules which must never reach the browser. */
const SERVER_ONLY = /["'`]node:|ZodError|\bpino\b|createServer/;

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g;

const problems: string[] = [];
for (const file of filesBelow('src', /(?<!\.test)\.tsx?$/)) {
  const layer = layerOf(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (!target.startsWith('.')) continue;
    const targetLayer = layerOf(join(dirname(file), target));
    if (!ALLOWED[layer]?.includes(targetLayer)) problems.push(`${file}: ${layer} may not import ${targetLayer} (${target})`);
  }
}
for (const file of filesBelow('dist/client/assets', /\.js$/)) {
  const trace = SERVER_ONLY.exec(readFileSync(file, 'utf8'))?.[0];
  if (trace) problems.push(`${file}: holds ${trace}, so server code has reached the browser`);
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0 ? 'Every import runs downward; the browser has no server code.\n' : `${problems.length} broken rules\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function layerOf(file: string): string {
  const [first = '', second = ''] = relative('src', file).split('/');
  return first === 'site' && second === 'ui' ? 'site/ui' : first;
}

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}
