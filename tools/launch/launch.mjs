/**
 * `./guide COMMAND ARGUMENT …`, or `node tools/launch/launch.mjs COMMAND ARGUMENT …` in package.json:
 * installs what is missing, then runs the command's programs in the project's folder, with the Node
 * that the project pins. It runs on Node 20 or newer itself.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './run-step.mjs';

const OLDEST_NODE = 20;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';

/** Refuses arguments that the command doesn't accept, then rebuilds if anything has changed. */
const BUILD = 'tools/build/build.ts';

/** Each command's programs, in order; the last one gets the arguments, and so does the build. */
const COMMANDS = {
  start: [
    [BUILD, 'start'],
    ['--enable-source-maps', '--max-semi-space-size=16', 'dist/server/main.js'],
  ],
  test: [['tools/test.ts']],
  dev: [['tools/dev.ts']],
  build: [[BUILD, 'build']],
  export: [
    [BUILD, 'export'],
    ['--enable-source-maps', 'dist/server/export.js'],
  ],
  bench: [['bench/run.ts']],
  check: [['src/commands/check.ts']],
  conformance: [['tools/conformance/check-conformance.ts']],
  mutate: [['tools/mutations/mutate.ts']],
  migrate: [['src/commands/migrate.ts']],
  publish: [['src/commands/publish.ts']],
  pull: [['src/commands/pull.ts']],
  lint: [['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.']],
  draw: [['illustrations/draw.ts']],
  fonts: [['tools/build/subset-fonts.ts']],
  screenshots: [['e2e/looks/screenshots.ts']],
  soak: [[BUILD, 'soak'], ['soak/slow-clients.ts'], ['soak/faults.ts']],
  sbom: [['tools/checks/write-sbom.ts']],
};

/** Their arguments can be folders, relative to where the command was typed. */
const TAKE_FOLDERS = ['check', 'export'];

/** Lists the commands; says which one was probably meant by anything else. */
const HELP = [['src/commands/help.ts']];

/** The Node that package-lock.json pins. */
const PINNED_NODE = `node_modules/node/bin/${IS_WINDOWS ? 'node.exe' : 'node'}`;

const [command = '', ...words] = process.argv.slice(2);
const isCommand = Object.hasOwn(COMMANDS, command);
const programs = isCommand ? COMMANDS[command] : HELP;
const args = isCommand ? words : process.argv.slice(2);

requireNode();
const environment = environmentOf(command);
process.chdir(ROOT);
if (!isInstalled())
  await runStep('Installing packages', [
    [...npmProgram(), 'ci', '--include=dev', '--no-audit', '--no-fund'],
  ]);
for (const program of args.includes('--help') ? programs.slice(0, 1) : programs) {
  const isLast = program === programs.at(-1);
  const status = await run(isLast || program[0] === BUILD ? [...program, ...args] : program);
  if (status !== 0) process.exit(status);
}

function requireNode() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST_NODE) return;
  console.error(
    `The guide needs Node ${OLDEST_NODE} or newer, and ${process.execPath} is Node ${node}. Nothing was written.`,
  );
  process.exit(1);
}

/** The environment of the command's programs. */
function environmentOf(name) {
  if (TAKE_FOLDERS.includes(name)) return { ...process.env, GUIDE_CALLED_FROM: process.cwd() };
  // Otherwise compressing in several threads would leave freed memory behind in each thread's arena
  // (docs/decisions/007-memory.md).
  return name === 'start' ? { MALLOC_ARENA_MAX: '2', ...process.env } : process.env;
}

/** On Windows, npm itself is a batch file, which cannot be run without a shell. */
function npmProgram() {
  if (!IS_WINDOWS) return ['npm'];
  const npm = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  return [process.execPath, process.env.npm_execpath ?? npm];
}

/**
 * Compares what npm has installed with package-lock.json. If there is no lockfile, as in
 * deploy/Containerfile, the packages are already installed.
 */
function isInstalled() {
  if (!existsSync('package-lock.json')) return true;
  if (!existsSync(PINNED_NODE) || !existsSync('node_modules/.package-lock.json')) return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional, devOptional }]) =>
      place === '' || optional || devOptional || installed[place]?.version === version,
  );
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/**
 * Resolves to the exit status, for a signal 128 and its number, as in a shell. Signals are passed
 * on; the program decides when to exit.
 */
function run(program) {
  const node = existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath;
  const child = spawn(node, program, { stdio: 'inherit', env: environment });
  const passOn = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      for (const name of signals) process.off(name, passOn);
      resolve(status ?? 128 + constants.signals[signal]);
    });
  });
}
