import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { yamlPlugin } from './tools/build/yaml-plugin.ts';

const plugins = [yamlPlugin(), react()];

/** A busy machine is no fault; in milliseconds. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const POSTGRES = 'src/**/*.postgres.test.ts';
const FAULTS = 'e2e/faults/**/*.test.ts';
const ALONE = 'e2e/alone/**/*.test.ts';

/**
 * Projects of a group run together; many of the first one's tests wait for processes, so it has a
 * worker more than the machine has cores.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          ...patience,
          name: 'site',
          include: ['src/site/**/*.test.{ts,tsx}'],
          // Pages are pure functions, and loading all of them again for each file would take longer
          // than the tests.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          ...patience,
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}'],
          exclude: ['src/site/**', POSTGRES],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          ...patience,
          name: 'postgres',
          include: [POSTGRES],
          globalSetup: ['src/content/fixtures/share-postgres.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          ...patience,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [FAULTS, ALONE],
          globalSetup: ['e2e/support/share-guide.ts'],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Each test ends servers and databases of its own, and waits for what comes of it.
        plugins,
        test: {
          ...patience,
          name: 'faults',
          include: [FAULTS],
          globalSetup: ['e2e/support/share-build.ts', 'src/content/fixtures/share-postgres.ts'],
          testTimeout: 240_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // What measures time has the machine to itself.
        plugins,
        test: {
          ...patience,
          name: 'alone',
          include: [ALONE],
          globalSetup: ['e2e/support/share-guide.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
