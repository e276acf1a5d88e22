/**
 * `node tools/build/build.ts COMMAND ARGUMENT …`, before a command that runs what is built: ends
 * with status 1 if the command takes no such thing, then builds what has changed. For `npm run
 * build` it builds whether anything has changed or not.
 */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';
import type { CommandName } from '../../src/commands/command-line/command-table.ts';
import { runStep } from '../launch/run-step.mjs';

/** Holds the hash of what the last build was made of. */
const STAMP = 'dist/.built';

const INPUTS = [
  'src',
  'public',
  'content/images',
  'tools',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * What runs from the build, each as one file in dist/server: the server, what reads large content
 * and pictures for it, the export.
 */
const PROGRAMS = [
  'src/server/main.ts',
  'src/content/files/folder-reader.ts',
  'src/content/pictures/picture-worker.ts',
  'src/commands/export.ts',
];

/**
 * Builds, unless nothing that the build is made of has changed. Ends the process if that fails,
 * with what was said.
 */
export async function ensureBuilt(): Promise<void> {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hashOfInputs()) await build();
}

/**
 * Builds the browser's files, the programs and the pictures. Ends the process if that fails, with
 * what was said.
 */
async function build(): Promise<void> {
  const vite = [process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const steps = [
    vite,
    ...PROGRAMS.map((program) => [...vite, '--ssr', program]),
    [process.execPath, 'tools/build/build-pictures.ts'],
  ];
  // Whatever is set here: with another value Vite builds for development.
  await runStep('Building', steps, { ...process.env, NODE_ENV: 'production' });
  writeFileSync(STAMP, hashOfInputs());
}

/** Of contents, not times: a fresh clone and a touched file build nothing twice. */
function hashOfInputs(): string {
  const files = INPUTS.flatMap(listFiles).map(
    (file) => `${file} ${hash('sha256', readFileSync(file))}`,
  );
  return hash('sha256', files.join('\n'));
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  readCommandLine(command as CommandName, args);
  if (command === 'build') await build();
  else await ensureBuilt();
}
