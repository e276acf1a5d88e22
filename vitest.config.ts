import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { yamlPlugin } from './tools/yaml-plugin.ts';

const plugins = [yamlPlugin(), react()];

/** Browsers and processes share the machine with whatever else runs: what fails there is tried again before it counts. Three suites: what needs nothing, what needs a real PostgreSQL, what needs the built server and a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.postgres.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: {
          name: 'postgres',
          retry: 1,
          include: ['src/**/*.postgres.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        plugins,
        test: {
          name: 'e2e',
          retry: 2,
          include: ['e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
