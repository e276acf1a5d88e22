/**
 * Builds browser files, programs and pictures into dist; tools/build/build.ts runs this with
 * NODE_ENV=production. One process does it all, because loading Vite takes as long as a program.
 */
import { inspect } from 'node:util';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { buildPictures } from './build-pictures.ts';

/** Each becomes one file in dist/server: the server, its workers, the export. */
const PROGRAMS = [
  'src/app/main.ts',
  'src/app/follower.ts',
  'src/app/folder-reader.ts',
  'src/content/pictures/picture-worker.ts',
  'src/commands/export.ts',
];

/** Says what is wrong, and not that the machine is slow. */
const QUIET: InlineConfig = {
  logLevel: 'warn',
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
};

try {
  // First and alone: it empties dist/client, and mistakes must leave the last build untouched.
  await bundle({});
  await Promise.all([
    bundle({ configFile: 'vite.worker.config.ts' }),
    ...PROGRAMS.map((program) => bundle({ build: { ssr: program } })),
    buildPictures(),
  ]);
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
}

function bundle(config: InlineConfig) {
  return build(mergeConfig(QUIET, config));
}
