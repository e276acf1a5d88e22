import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { brokenImportRules, COVERED_FOLDERS } from './import-rules.ts';
import { readImports } from './imports.ts';

/** The rules that a made-up project with these files breaks. */
function brokenRulesOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'guide-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return brokenImportRules(readImports(root, COVERED_FOLDERS));
}

describe('an import cycle is refused, with its files in order', () => {
  const cycle = 'src/model/one.ts → src/model/two.ts → src/model/one.ts';

  test.each([
    ['by value', "import { two } from './two.ts';"],
    ['by value, over several lines', "import {\n  one,\n  two,\n} from\n  './two.ts';"],
    ['for its effects', "import './two.ts';"],
    ['by type', "import type { Two } from './two.ts';"],
    ['by a type within a value import', "import { type Two } from './two.ts';"],
    ['by a type expression', "export type One = import('./two.ts').Two;"],
    ['by dynamic import', "export const load = () => import('./two.ts');"],
    ['by dynamic import of a template', 'export const load = () => import(`./two.ts`);'],
    ['by a glob', "export const files = import.meta.glob('./t*.ts');"],
    [
      'by one of several globs',
      "export const files = import.meta.glob(['./none/*', './*.ts', '!./o*.ts']);",
    ],
    ['by re-export', "export { two } from './two.ts';"],
    ['by re-export of everything', "export * from './two.ts';"],
    ['by re-export of a type', "export type { Two } from './two.ts';"],
    ['by an import of its source', "import source from './two.ts?raw';"],
  ])('%s', (_, source) => {
    const two = "import type { One } from './one.ts';";
    expect(brokenRulesOf({ 'src/model/one.ts': source, 'src/model/two.ts': two })).toEqual([
      `import cycle: ${cycle}`,
    ]);
  });

  test('of more than two files, and in each folder', () => {
    for (const folder of ['src/ui', 'e2e', 'bench', 'soak', 'tools', 'illustrations']) {
      const files = {
        [`${folder}/a.mjs`]: "import './b.ts';",
        [`${folder}/b.ts`]: "import type { C } from './c.tsx';",
        [`${folder}/c.tsx`]: "export const a = () => import('./a.mjs');",
        [`${folder}/d.ts`]: "import './a.mjs'; import './c.tsx';",
      };
      const path = ['a.mjs', 'b.ts', 'c.tsx', 'a.mjs'].map((name) => `${folder}/${name}`);
      expect(brokenRulesOf(files)).toEqual([`import cycle: ${path.join(' → ')}`]);
    }
  });

  test('what only looks like an import does not count, and two paths to the same file are not a cycle', () => {
    const one = `// import './two.ts';
/* import { two } from './two.ts'; */
export const text = "import './two.ts'";
export const template = \`\${text} import('./two.ts')\`;`;
    const files = {
      'src/model/one.ts': one,
      'src/model/two.ts': "import './one.ts'; import './three.ts';",
      'src/model/three.ts': "import './one.ts';",
    };
    expect(brokenRulesOf(files)).toEqual([]);
  });
});

describe('folders of src/ that import each other (decision 43)', () => {
  test.each([
    ['by type', "import type { B } from '../b/d.ts';"],
    ['by a glob', "export const files = import.meta.glob('../b/d*.ts');"],
  ])('are refused: %s', (_, source) => {
    const files = {
      'src/model/a/a.ts': source,
      'src/model/a/c.ts': '',
      'src/model/b/b.ts': "import '../a/c.ts';",
      'src/model/b/d.ts': '',
    };
    expect(brokenRulesOf(files)).toEqual([
      'src/model/b and src/model/a import each other: src/model/b/b.ts imports src/model/a/c.ts, src/model/a/a.ts imports src/model/b/d.ts',
    ]);
  });

  test('a folder and the one that it is in count, too', () => {
    const files = {
      'src/model/a.ts': "import './b/b.ts';",
      'src/model/b/b.ts': '',
      'src/model/b/c.ts': "import '../d.ts';",
      'src/model/d.ts': '',
    };
    expect(brokenRulesOf(files)).toEqual([
      expect.stringMatching(/^src\/model\/b and src\/model import each other: /),
    ]);
  });

  test('within one feature they are fine; two features are refused', () => {
    const within = {
      'src/features/a/a.ts': "import './b/b.ts';",
      'src/features/a/b/b.ts': '',
      'src/features/a/b/c.ts': "import '../d.ts';",
      'src/features/a/d.ts': '',
    };
    expect(brokenRulesOf(within)).toEqual([]);
    const two = {
      'src/features/a/a.ts': "import '../b/x/b.ts';",
      'src/features/b/x/b.ts': '',
      'src/features/b/c.ts': "import '../a/y/d.ts';",
      'src/features/a/y/d.ts': '',
    };
    expect(brokenRulesOf(two)).toEqual([
      expect.stringMatching(/^src\/features\/b and src\/features\/a import each other: /),
    ]);
  });
});

describe('imports run downward', () => {
  const refused: [file: string, target: string][] = [
    ['src/model/a.ts', 'src/content/b.ts'],
    ['src/model/a.ts', 'src/features/a/b.ts'],
    ['src/ui/A.tsx', 'src/site/b.ts'],
    ['src/ui/A.tsx', 'src/model/b.ts'],
    ['src/content/a.ts', 'src/site/b.ts'],
    ['src/content/a.ts', 'src/server/b.ts'],
    ['src/content/gate/a.ts', 'src/features/a/a-schema.ts'],
    ['src/content/a.ts', 'src/features/a/a.ts'],
    ['src/content/a.ts', 'src/app/b.ts'],
    ['src/site/a.ts', 'src/content/b.ts'],
    ['src/site/a.tsx', 'src/server/b.ts'],
    ['src/site/a.tsx', 'src/features/a/A.tsx'],
    ['src/server/a.ts', 'src/features/a/a.server.ts'],
    ['src/server/a.ts', 'src/app/b.ts'],
    ['src/server/a.ts', 'src/commands/b.ts'],
    ['src/features/a/A.tsx', 'src/server/b.ts'],
    ['src/features/a/a.ts', 'src/content/b.ts'],
    ['src/features/a/a.ts', 'src/app/b.ts'],
    ['src/features/a/a.server.ts', 'src/app/b.ts'],
    ['src/app/a.ts', 'src/commands/b.ts'],
    ['src/server/a.test.ts', 'e2e/support/b.ts'],
    ['src/server/a.ts', 'e2e/support/b.ts'],
    ['src/server/a.ts', 'bench/b.ts'],
    ['src/server/a.ts', 'soak/b.ts'],
    ['src/commands/a.ts', 'tools/b.ts'],
    ['src/site/a.ts', 'package.json'],
    ['tools/a.ts', 'e2e/support/b.ts'],
    ['tools/launch/build.ts', 'src/model/b.ts'],
    ['tools/programs/a.mjs', 'tools/b.mjs'],
    ['e2e/a.test.ts', 'tools/checks/b.ts'],
    ['e2e/a.test.ts', 'bench/b.ts'],
    ['e2e/a.test.ts', 'soak/b.ts'],
    ['bench/a.ts', 'soak/b.ts'],
    ['bench/a.ts', 'tools/b.ts'],
    ['soak/a.ts', 'bench/b.ts'],
    ['soak/a.ts', 'tools/b.ts'],
  ];
  test.each(refused)('%s may not import %s', (file, target) => {
    expect(brokenRulesOf({ [file]: importOf(file, target) })).toEqual([
      `${file} may not import ${target}`,
    ]);
  });

  const allowed: [file: string, target: string][] = [
    ['src/content/a.ts', 'src/model/b.ts'],
    ['src/site/A.tsx', 'src/ui/B.tsx'],
    ['src/server/a.ts', 'src/site/b.ts'],
    ['src/features/a/A.tsx', 'src/features/b/B.tsx'],
    ['src/features/a/A.tsx', 'src/site/b.ts'],
    ['src/features/a/a.server.ts', 'src/server/b.ts'],
    ['src/features/a/a.server.ts', 'src/content/b.ts'],
    ['src/app/a.ts', 'src/features/a/a.route.ts'],
    ['src/commands/a.ts', 'src/app/b.ts'],
    ['src/features/a/a.test.ts', 'src/server/fixtures/b.ts'],
    ['tools/a.mjs', 'tools/programs/b.mjs'],
    ['tools/a.ts', 'src/commands/b.ts'],
    ['e2e/a.ts', 'tools/build/build.ts'],
    ['e2e/a.ts', 'src/content/fixtures/b.ts'],
    ['bench/a.ts', 'e2e/support/b.ts'],
    ['soak/a.ts', 'e2e/faults/b.ts'],
  ];
  test.each(allowed)('%s may import %s', (file, target) => {
    expect(brokenRulesOf({ [file]: importOf(file, target) })).toEqual([]);
  });

  test('what a browser loads may not import a server-only part; app and other such parts may', () => {
    const target = 'src/features/a/b.server.ts';
    const from = (file: string) => brokenRulesOf({ [file]: importOf(file, target), [target]: '' });
    const page = 'src/features/a/B.tsx';
    expect(from(page)).toEqual([`${page} may not import ${target}`]);
    expect(from('src/app/b.ts')).toEqual([]);
    expect(from('src/features/c/c.server.ts')).toEqual([]);
  });

  test.each(['src/server/b.test.ts', 'src/server/fixtures/b.ts'])(
    'source may not import tests: %s',
    (target) => {
      expect(brokenRulesOf({ 'src/server/a.ts': importOf('src/server/a.ts', target) })).toEqual([
        `src/server/a.ts may not import ${target}`,
      ]);
      expect(
        brokenRulesOf({ 'src/server/a.test.ts': importOf('src/server/a.test.ts', target) }),
      ).toEqual([]);
    },
  );
});

test('a file that cannot be parsed as TypeScript is refused by name', () => {
  expect(() => brokenRulesOf({ 'src/model/one.ts': 'import {' })).toThrow('src/model/one.ts: ');
});

function importOf(file: string, target: string): string {
  const up = dirname(file).replaceAll(/[^/]+/g, '..');
  return `import '${up}/${target}';`;
}
