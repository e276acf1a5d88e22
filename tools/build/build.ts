/**
 * `node tools/build/build.ts COMMAND ARGUMENT …`: exits with status 1 if the command doesn't accept
 * these arguments, then builds: for `./guide build` always, for others if anything has changed.
 */
import { hash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
// Names are compared below, on Windows, too.
import { join } from 'node:path/posix';
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';
import type { CommandName } from '../../src/commands/command-line/command-table.ts';
import { readContentFile } from '../../src/content/gate/content-gate.ts';
import { runStep } from '../launch/run-step.mjs';

/** Holds the hash of the last build's inputs. */
const STAMP = 'dist/.built';

const CONTENT = 'content';

const INPUTS = [
  'src',
  'public',
  `${CONTENT}/images`,
  `${CONTENT}/pages`,
  'tools',
  'vite.config.ts',
  'vite.worker.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Arguments of Vite. */
const DESK_BUILDS = [
  ['--config', 'vite.desk.config.ts'],
  ['--ssr', 'src/desk/preview/preview-worker.ts', '--outDir', 'dist/desk-preview'],
];

const DESK_STAMP = 'dist/.desk-built';

/** Its previews render with the guide's own components. */
const DESK_INPUTS = [
  ...['src', 'tools/build', 'vite.config.ts', 'vite.desk.config.ts'],
  ...['package-lock.json', 'on-demand/desk/package-lock.json'],
  // What the booking site's reports say, which a page of the desk shows.
  'docs/operations/attribution.md',
];

/** Builds if any input of the build has changed. If that fails, prints the output and exits. */
export async function ensureBuilt(): Promise<void> {
  const inputs = hashOfInputs();
  if (!isBuilt(STAMP, inputs)) await build(inputs);
}

/** Builds the pages of the owner's desk, and what renders its previews, if any of what they are made of has changed. */
export async function ensureDeskBuilt(): Promise<void> {
  const inputs = hashOfInputs(DESK_INPUTS.flatMap(listFiles));
  if (!isBuilt(DESK_STAMP, inputs))
    await run('Building the desk', DESK_BUILDS.map(viteBuild), DESK_STAMP, inputs);
}

function viteBuild(args: readonly string[]): string[] {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  return [process.execPath, ...vite, ...args];
}

/** Builds browser files, programs and pictures. If that fails, prints the output and exits. */
async function build(inputs = hashOfInputs()): Promise<void> {
  await run('Building', [[process.execPath, 'tools/build/bundle.ts']], STAMP, inputs);
}

function isBuilt(stamp: string, inputs: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

/** While it builds, and once that was cut off, there is no stamp: what is there may be of two builds. */
async function run(
  name: string,
  programs: readonly string[][],
  stamp: string,
  inputs: string,
): Promise<void> {
  rmSync(stamp, { force: true });
  // Overrides the environment: with any other NODE_ENV, Vite builds for development.
  await runStep(name, programs, { ...process.env, NODE_ENV: 'production' });
  writeFileSync(stamp, inputs);
}

/** The guide has nothing of the desk. */
const isGuides = (file: string) => !file.startsWith('src/desk/');

/** Hashes contents, not times, so a fresh clone or a touched file doesn't cause another build. */
function hashOfInputs(files = INPUTS.flatMap(listFiles).filter(isGuides)): string {
  return hash('sha256', files.map((file) => `${file} ${hashOf(file)}`).join('\n'));
}

/** For a file of the content that can't be read, the reason: the build leaves it out. */
function hashOf(file: string): string {
  if (!file.startsWith(`${CONTENT}/`)) return hash('sha256', readFileSync(file));
  try {
    return hash('sha256', readContentFile({ root: CONTENT, file }, 'photo'));
  } catch (error) {
    return String(error);
  }
}

function listFiles(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  readCommandLine(command as CommandName, args);
  if (command === 'build') await build();
  else if (command === 'desk') {
    // Previews load the guide's files.
    await ensureBuilt();
    await ensureDeskBuilt();
  } else await ensureBuilt();
}
