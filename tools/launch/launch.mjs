/**
 * `node tools/launch/launch.mjs COMMAND ARGUMENT …` installs what is missing, then runs an npm
 * command's programs with the Node that the project pins. It runs on Node 20 or newer itself.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runStep } from './run-step.mjs';

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

/** The Node that package-lock.json pins. */
const PINNED_NODE = 'node_modules/node/bin/node';

const [command = '', ...args] = process.argv.slice(2);
const programs = COMMANDS[command];
if (programs === undefined) {
  console.error(
    `Unknown command "${command}". The commands are ${Object.keys(COMMANDS).join(', ')}.`,
  );
  process.exit(1);
}
if (!isInstalled())
  await runStep('Installing packages', [['npm', 'ci', '--include=dev', '--no-audit', '--no-fund']]);
for (const program of args.includes('--help') ? programs.slice(0, 1) : programs) {
  const isLast = program === programs.at(-1);
  const status = await run(isLast || program[0] === BUILD ? [...program, ...args] : program);
  if (status !== 0) process.exit(status);
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

/** Resolves to the exit status. Signals are passed on; the program decides when to exit. */
function run(program) {
  const node = existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath;
  // Otherwise compressing in several threads would leave freed memory behind in each thread's arena
  // (docs/decisions/007-memory.md).
  const env = command === 'start' ? { MALLOC_ARENA_MAX: '2', ...process.env } : process.env;
  const child = spawn(node, program, { stdio: 'inherit', env });
  const passOn = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(status ?? 1);
    });
  });
}
