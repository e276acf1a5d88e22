import { describe, expect, test } from 'vitest';
import { brokenRulesOf } from './fixtures/broken-rules.ts';

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

test('a file that cannot be parsed as TypeScript is refused by name', () => {
  expect(() => brokenRulesOf({ 'src/model/one.ts': 'import {' })).toThrow('src/model/one.ts: ');
});
