/**
 * `./guide COMMAND ARGUMENT …`, or `node tools/launch/launch.mjs COMMAND ARGUMENT …` in package.json:
 * installs what is missing, then runs the command's programs in the project's folder. It runs on Node
 * 20 or newer itself; the programs need Node 24.2, which it installs if the machine's is older.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './run-step.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';

/** Refuses arguments that the command doesn't accept, then rebuilds if anything has changed. */
const BUILD = 'tools/build/build.ts';

/** Of programs that run for months (docs/decisions/007-memory.md). */
const SMALL = ['--max-semi-space-size=4', '--optimize-for-size'];

/** Each command's programs, in order; the last one gets the arguments, and so does the build. */
const COMMANDS = {
  start: [
    [BUILD, 'start'],
    ['--enable-source-maps', ...SMALL, 'dist/server/main.js'],
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
  history: [['src/commands/history.ts']],
  undo: [['src/commands/undo.ts']],
  confirm: [['src/commands/confirm.ts']],
  backup: [['src/commands/backup.ts']],
  desk: [
    [BUILD, 'desk'],
    [...SMALL, 'src/desk/main.ts'],
  ],
  lint: [['on-demand/checks/node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.']],
  draw: [['illustrations/draw.ts']],
  fonts: [['tools/build/subset-fonts.ts']],
  screenshots: [['e2e/visual/screenshots.ts']],
  soak: [[BUILD, 'soak'], ['soak/slow-clients.ts'], ['soak/faults.ts']],
  sbom: [['tools/checks/write-sbom.ts']],
};

/** Their arguments can be folders, relative to where the command was typed. */
const TAKE_FOLDERS = ['check', 'backup', 'export'];

/** Lists the commands; says which one was probably meant by anything else. */
const HELP = [['src/commands/help.ts']];

/** They also need the large programs of on-demand/checks. */
const TAKE_CHECKS = ['test', 'lint', 'bench', 'mutate', 'soak'];

/** They also need the packages of the owner's desk. */
const TAKE_DESK = ['desk', 'test', 'mutate', 'soak'];

/** What the programs need; import.meta.main came last. */
const OLDEST_NODE = [24, 2];

/** Where on-demand/node has that Node for machines with an older one, 20 at least. */
const HAVE_NODE = ['linux-arm64', 'linux-x64', 'win32-x64'];

const needsNode = isOlderThan(OLDEST_NODE);

const NODE_PACKAGE = `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`;

/** The Node that runs the programs. Debian's npm 9.2 leaves no link to it in .bin. */
const NODE = needsNode
  ? join('on-demand/node/node_modules', NODE_PACKAGE, IS_WINDOWS ? 'bin/node.exe' : 'bin/node')
  : process.execPath;

/** False in a copy without what builds it, as in deploy/Containerfile: only some commands work there. */
const isWhole = existsSync(join(ROOT, 'package-lock.json'));

const [command = '', ...words] = process.argv.slice(2);
const isCommand = Object.hasOwn(COMMANDS, command) && works(command);
const programs = isCommand ? COMMANDS[command] : HELP;
const args = isCommand ? words : process.argv.slice(2);

requireNode();
const environment = environmentOf(command);
process.chdir(ROOT);
const missing = packageFolders().filter((folder) => !isInstalled(folder));
if (missing.length > 0) await runStep('Installing packages', missing.map(installation));
for (const program of args.includes('--help') ? programs.slice(0, 1) : programs) {
  const isLast = program === programs.at(-1);
  const status = await run(isLast || program[0] === BUILD ? [...program, ...args] : program);
  if (status !== 0) process.exit(status);
}

function works(name) {
  const files = COMMANDS[name].map((program) => program.find((part) => part.includes('/')));
  return isWhole || files.every((file) => existsSync(join(ROOT, file)));
}

function requireNode() {
  const canInstall =
    HAVE_NODE.includes(`${process.platform}-${process.arch}`) &&
    existsSync(join(ROOT, 'on-demand/node'));
  const oldest = canInstall ? [20] : OLDEST_NODE;
  if (!isOlderThan(oldest)) return;
  console.error(
    `The guide needs Node ${oldest.join('.')} or newer, and ${process.execPath} is Node ${process.versions.node}. Nothing was written.`,
  );
  process.exit(1);
}

function isOlderThan([major, minor]) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}

/** The environment of the command's programs. */
function environmentOf(name) {
  if (!isCommand && !isWhole)
    return { ...process.env, GUIDE_HAS: Object.keys(COMMANDS).filter(works).join() };
  if (TAKE_FOLDERS.includes(name)) return { ...process.env, GUIDE_CALLED_FROM: process.cwd() };
  // Otherwise compressing in several threads would leave freed memory behind in each thread's arena
  // (docs/decisions/007-memory.md).
  return name === 'start' || name === 'desk'
    ? { MALLOC_ARENA_MAX: '2', ...process.env }
    : process.env;
}

/**
 * The folders with a lockfile whose packages the command needs. Without any, as in
 * deploy/Containerfile, the packages are already installed.
 */
function packageFolders() {
  return [
    '.',
    ...(needsNode ? ['on-demand/node'] : []),
    ...(TAKE_CHECKS.includes(command) ? ['on-demand/checks'] : []),
    ...(TAKE_DESK.includes(command) ? ['on-demand/desk'] : []),
  ].filter((folder) => existsSync(join(folder, 'package-lock.json')));
}

/** Compares what npm has installed with the lockfile; optional packages are for some systems. */
function isInstalled(folder) {
  const installedLock = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesIn(installedLock);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([place, { version, optional, devOptional }]) => {
      const present = installed[place]?.version;
      if (present === undefined) return place === '' || optional || devOptional;
      return present === version;
    },
  );
}

function installation(folder) {
  return [
    ...npmProgram(),
    ...['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund'],
  ];
}

/** On Windows, npm itself is a batch file, which cannot be run without a shell. */
function npmProgram() {
  if (!IS_WINDOWS) return ['npm'];
  const npm = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  return [process.execPath, process.env.npm_execpath ?? npm];
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/**
 * Resolves to the exit status, for a signal 128 and its number, as in a shell. Signals are passed
 * on; the program decides when to exit.
 */
function run(program) {
  const child = spawn(NODE, program, { stdio: 'inherit', env: environment });
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
