import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const plugins = [react()];

/** Against a second backend (soak/second-backend.ts), many a test waits for what never comes. */
const isInVain = process.env.SECOND_BACKEND !== undefined;

/** A busy machine is no reason to fail; in milliseconds. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: isInVain ? 5_000 : 120_000 } },
};

/** Tests of pure functions, and of pages and answers made in memory: they leave nothing behind. */
const PURE = [
  'src/{app,features,model,site,ui,server/{edition,http,words}}/**/*.test.{ts,tsx}',
  'src/server/!(guide-server).test.ts',
  'src/desk/content/find.test.ts',
];

/**
 * Tests that have a window. They are apart because a worker that changes between tests with one and
 * without imports everything again. Some take over the server's page, and only React's development
 * build reports an attribute that differs.
 */
const IN_WINDOW = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

/** Servers that are started only to be stopped or crashed needn't compress well. */
const QUICK_SERVERS = { BROTLI_QUALITY: '1' };

const POSTGRES = 'src/**/*.postgres.test.ts';
const FAULTS = 'e2e/{faults/**/*,desk/desk-versions}.test.ts';
const ALONE = 'e2e/alone/**/*.test.ts';

/** What a worker and the browser or servers of its tests may take, in bytes. */
const MEMORY_OF_A_WORKER = 2 ** 30;

const MEMORY = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** Some more than there are cores, because many tests wait; fewer with little memory. */
const TOGETHER = {
  // Loading the pages again for each file would take longer than the tests.
  isolate: false,
  maxWorkers: Math.max(
    1,
    Math.min(availableParallelism() + 2, Math.floor(MEMORY / MEMORY_OF_A_WORKER)),
  ),
  sequence: { groupOrder: 0 },
};

/**
 * Projects in the same group run one after the other, by name, but a worker that is free goes on with
 * the next one. In each project the files that took longest the last time start first; on a fresh
 * clone, the largest ones.
 */
export default defineConfig({
  test: {
    projects: [
      {
        // React as visitors have it, which takes half the time. Only its development build needs the
        // plugin.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...patience,
          ...TOGETHER,
          name: 'pure',
          env: { NODE_ENV: 'production' },
          include: PURE,
          exclude: IN_WINDOW,
        },
      },
      {
        plugins,
        test: {
          ...patience,
          ...TOGETHER,
          name: 'window',
          include: IN_WINDOW,
        },
      },
      {
        plugins,
        test: {
          ...patience,
          ...TOGETHER,
          name: 'unit',
          include: ['{src,tools,illustrations}/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...IN_WINDOW, POSTGRES],
          // Tests that run side by side mostly wait.
          maxConcurrency: 30,
        },
      },
      {
        plugins,
        test: {
          ...patience,
          ...TOGETHER,
          name: 'postgres',
          include: [POSTGRES],
          globalSetup: ['src/content/postgres/fixtures/share-postgres.ts'],
        },
      },
      {
        plugins,
        test: {
          ...patience,
          ...TOGETHER,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [FAULTS, ALONE],
          globalSetup: ['e2e/support/share-guide.ts'],
        },
      },
      {
        // Each test stops its own servers and databases, and waits for what happens.
        plugins,
        test: {
          ...patience,
          ...TOGETHER,
          name: 'faults',
          include: [FAULTS],
          env: QUICK_SERVERS,
          globalSetup: [
            'e2e/support/share-build.ts',
            'e2e/support/measured-pictures.ts',
            'src/content/postgres/fixtures/share-postgres.ts',
          ],
          maxConcurrency: 3,
        },
      },
      {
        // Tests that measure time have the machine to themselves.
        plugins,
        test: {
          ...patience,
          name: 'alone',
          include: [ALONE],
          env: QUICK_SERVERS,
          isolate: false,
          globalSetup: ['e2e/support/share-guide.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
