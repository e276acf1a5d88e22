import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenRulesOf } from './fixtures/broken-rules.ts';

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
    ['src/desk/content/a.ts', 'src/site/b.ts'],
    ['src/desk/browser/A.tsx', 'src/ui/B.tsx'],
    ['src/desk/server/a.ts', 'src/server/answer.ts'],
    ['src/desk/content/a.ts', 'src/features/plan/b.ts'],
    ['src/desk/content/a.ts', 'src/commands/publish.ts'],
    ['src/desk/content/a.ts', 'src/app/guide-renderer.ts'],
    ['src/content/a.ts', 'src/desk/content/b.ts'],
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
    ['src/desk/content/a.ts', 'src/content/b.ts'],
    ['src/desk/content/a.ts', 'src/app/content-tables.ts'],
    ['src/desk/preview/a.ts', 'src/app/guide-renderer.ts'],
    ['src/desk/content/a.test.ts', 'src/server/fixtures/b.ts'],
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

function importOf(file: string, target: string): string {
  const up = dirname(file).replaceAll(/[^/]+/g, '..');
  return `import '${up}/${target}';`;
}
