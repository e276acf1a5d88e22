import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { SLOWEST, SlowestFirst } from './slowest-first.ts';

test('every file that starts first exists', () => {
  expect(SLOWEST.filter((file) => !existsSync(file))).toEqual([]);
});

test('files of a project and an environment run one after another, the slowest project and file first', async () => {
  const projects = ['postgres', 'pure', 'unit'].map((name) => ({
    name,
    config: { sequence: { groupOrder: 0 } },
  }));
  const [postgres, pure, unit] = projects;
  const files = [
    [postgres, 'src/content/publish/publish-folder.postgres.test.ts'],
    [postgres, 'src/commands/publish.postgres.test.ts'],
    [pure, 'src/server/answer.test.ts'],
    [pure, 'src/site/data/queries.test.ts'],
    [pure, 'src/app/api.test.ts'],
    [unit, 'tools/slowest-first.test.ts'],
    [unit, 'tools/dev.test.ts'],
  ].map(([project, file]) => ({ project, moduleId: resolve(`${file}`) }));
  const cache = { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) };
  const sorted = await new SlowestFirst({ cache } as never).sort(
    files as unknown as TestSpecification[],
  );
  expect(sorted.map(({ moduleId }) => relative('', moduleId))).toEqual([
    'tools/dev.test.ts',
    'tools/slowest-first.test.ts',
    'src/commands/publish.postgres.test.ts',
    'src/content/publish/publish-folder.postgres.test.ts',
    'src/site/data/queries.test.ts',
    'src/server/answer.test.ts',
    'src/app/api.test.ts',
  ]);
});
