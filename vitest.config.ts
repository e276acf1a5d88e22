import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tools/slowest-first.ts';

const plugins = [react()];

/** A busy machine is no reason to fail; in milliseconds. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Tests of pure functions, and of pages and answers made in memory: they leave nothing behind. */
const PURE = [
  'src/{model,site,server/{edition,http,metadata,places}}/**/*.test.{ts,tsx}',
  'src/server/!(guide-server).test.ts',
];

/**
 * Tests of taking over the server's page: only React's development build reports an attribute that
 * differs.
 */
const TAKES_OVER = [
  'src/site/client.test.ts',
  'src/site/components/{events/EventCard,layout/SiteNotice}.test.ts',
];

/** Servers that are started only to be stopped or crashed needn't compress well. */
const QUICK_SERVERS = { BROTLI_QUALITY: '1' };

const POSTGRES = 'src/**/*.postgres.test.ts';
const FAULTS = 'e2e/faults/**/*.test.ts';
const ALONE = 'e2e/alone/**/*.test.ts';

/**
 * Projects in the same group run together. Tests often wait, for a process or a browser, so there is
 * one worker more than a small machine has cores; two more for faults, which wait most.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        // React as visitors have it, which takes half the time. Only its development build needs the
        // plugin.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...patience,
          name: 'pure',
          env: { NODE_ENV: 'production' },
          include: PURE,
          exclude: TAKES_OVER,
          // Loading the pages again for each file would take longer than the tests.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          ...patience,
          name: 'takeover',
          include: TAKES_OVER,
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
          include: ['{src,tools,illustrations}/**/*.test.{ts,tsx}'],
          exclude: [...PURE, POSTGRES],
          isolate: false,
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
          globalSetup: ['src/content/postgres/fixtures/share-postgres.ts'],
          isolate: false,
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
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Each test stops its own servers and databases, and waits for what happens.
        plugins,
        test: {
          ...patience,
          name: 'faults',
          include: [FAULTS],
          env: QUICK_SERVERS,
          isolate: false,
          globalSetup: [
            'e2e/support/share-build.ts',
            'e2e/support/measured-pictures.ts',
            'src/content/postgres/fixtures/share-postgres.ts',
          ],
          testTimeout: 240_000,
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
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
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
