import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { yamlPlugin } from './tools/build/yaml-plugin.ts';

const plugins = [yamlPlugin(), react()];

/** Tests that end servers and databases, which are their own, and wait for what comes of it. */
const FAULTS = ['e2e/faults/**/*.test.ts'];

/** Tests that measure time: each alone on the machine. */
const ALONE = ['e2e/alone/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'site',
          include: ['src/site/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          // Pages are pure functions, and loading all of them again for each file would take longer than the tests.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}'],
          exclude: ['src/site/**', '**/*.postgres.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          name: 'postgres',
          include: ['src/**/*.postgres.test.ts'],
          globalSetup: ['src/content/fixtures/share-postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [...FAULTS, ...ALONE],
          globalSetup: ['e2e/support/share-guide.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins,
        test: {
          name: 'faults',
          include: FAULTS,
          globalSetup: ['e2e/support/share-build.ts', 'src/content/fixtures/share-postgres.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins,
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: ['e2e/support/share-guide.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
