/** Brings a fresh clone to where the project can run: packages, Node 24, the build. Runs on any Node from 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALL_STAMP = 'node_modules/.installed';
const BUILD_STAMP = 'dist/.built';

/** What the build is made of. */
const BUILD_INPUTS = ['src', 'public', 'content/images', 'tools', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** What runs from the build, each as one file in dist/server: the server, what reads large content and pictures for it, the export. */
const PROGRAMS = [
  'src/server/main.ts',
  'src/content/files/folder-reader.ts',
  'src/content/pictures/picture-worker.ts',
  'src/commands/export.ts',
];

/** The Node that the project pins, once it is installed. */
export const pinnedNode = 'node_modules/node/bin/node';

/** Installs the packages of package-lock.json, unless they are there. */
export function ensureInstalled() {
  const lock = hashOf(readFileSync('package-lock.json'));
  if (existsSync(pinnedNode) && readIfThere(INSTALL_STAMP) === lock) return;
  console.error('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(INSTALL_STAMP, lock);
}

/** Builds browser files, server and pictures, unless nothing that they are made of has changed. */
export function ensureBuilt() {
  const inputs = hashOf(BUILD_INPUTS.flatMap(listFiles).map(fingerprint).join('\n'));
  if (readIfThere(BUILD_STAMP) === inputs) return;
  console.error('Building …');
  build();
  writeFileSync(BUILD_STAMP, inputs);
}

/** Builds browser files, programs and pictures. */
export function build() {
  // Whatever is set here: with another value Vite builds for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  run(pinnedNode, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], env);
  for (const program of PROGRAMS)
    run(pinnedNode, ['node_modules/vite/bin/vite.js', 'build', '--ssr', program, '--logLevel', 'warn'], env);
  run(pinnedNode, ['tools/build/build-pictures.ts'], env);
}

/** Runs a command to its end and shows what it says; ends this process where it fails. */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** Content, not times: a fresh clone and a touched file build nothing twice. */
function fingerprint(file) {
  return `${file} ${hashOf(readFileSync(file))}`;
}

function hashOf(data) {
  return createHash('sha256').update(data).digest('hex');
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

mkdirSync('.cache', { recursive: true });
