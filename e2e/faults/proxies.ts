import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/content/fixtures/free-port.ts';
import { installDebianPackages } from '../../tools/programs/debian-packages.ts';
import { storedByNginx, storedByVarnish } from './stored-objects.ts';

/** A cache in front of the guide, configured as in deploy/. */
export interface CachingProxy {
  /** The visitors' origin, without a trailing slash. */
  url: string;
  /** Varnish only: the origin that takes purge requests. */
  purgeUrl: string;
  pid: number;
  /** How many objects the cache holds. */
  stored(): Promise<number>;
  /** How many forms of what is at the path it keeps. */
  formsOf(path: string): number;
  stop(): Promise<void>;
}

/** True if both programs are installed; as root on Debian, it installs them first. */
export async function ensureProxies(): Promise<boolean> {
  const missing = [
    ['nginx', 'nginx-light'],
    ['varnishd', 'varnish'],
  ].filter(([program = '']) => !has(program));
  await installDebianPackages(missing.map(([, name = '']) => name));
  return has('nginx') && has('varnishd');
}

function has(program: string): boolean {
  return spawnSync(program, ['-V']).status === 0;
}

/**
 * Starts nginx with deploy/nginx.conf, but without TLS, in front of the guide on this port. If
 * `hurried`, its time of 5 seconds becomes three, and one minute becomes one second.
 */
export async function nginxInFrontOf(
  guidePort: number,
  { hurried = false } = {},
): Promise<CachingProxy> {
  const awayPort = await freePort();
  const shipped = await readConfiguration('nginx.conf', hurried);
  return startNginx((folder) =>
    shipped
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${guidePort}`)
      .replaceAll('127.0.0.1:3009', `127.0.0.1:${awayPort}`)
      .replaceAll('/var/cache/nginx/', `${folder}/`),
  );
}

/**
 * Starts nginx with deploy/nginx-staging.conf, but without TLS, in front of the guide on this port.
 * `passwords` are lines as `htpasswd` writes them.
 */
export async function stagingInFrontOf(
  guidePort: number,
  passwords: string,
): Promise<CachingProxy> {
  const shipped = await readConfiguration('nginx-staging.conf', false);
  return startNginx(async (folder) => {
    await writeFile(join(folder, 'passwords'), passwords);
    return shipped
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${guidePort}`)
      .replace('/etc/nginx/guide-staging.htpasswd', join(folder, 'passwords'));
  });
}

/** Starts nginx with what `configure` makes for a new folder, without TLS, on a free port. */
async function startNginx(
  configure: (folder: string) => string | Promise<string>,
): Promise<CachingProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = (await configure(folder))
    .replace(/^server \{\n {4}listen 80;[\s\S]*?^\}$/m, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*(?:listen \[::\]|ssl_).*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${kind};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await mkdir(join(folder, 'logs'));
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid nginx.pid; events { worker_connections 4096; }\nhttp { access_log off; ${temporary}\n${configuration}\n}`,
  );
  const program = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await whenRunning(program, port);
  return {
    url: originAt(port),
    purgeUrl: originAt(port),
    pid: program.pid ?? 0,
    stored: () => storedByNginx(folder),
    // Two for visitors; of the API, one more for the time while no server answers.
    formsOf: (path) => (path.startsWith('/api/') ? 3 : 2),
    stop: () => stop(program, folder),
  };
}

/**
 * Starts Varnish with deploy/guide.vcl in front of the guide on this port. If `hurried`, its
 * 5-second timeout becomes three seconds, and its grace one.
 */
export async function varnishInFrontOf(
  guidePort: number,
  { hurried = false } = {},
): Promise<CachingProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  await chmod(folder, 0o755);
  const [port, purgePort] = [await freePort(), await freePort()];
  const shipped = await readConfiguration('guide.vcl', hurried);
  await writeFile(
    join(folder, 'guide.vcl'),
    shipped.replace('.port = "3000"', `.port = "${guidePort}"`),
  );
  const addresses = ['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  const settings = [
    '-F',
    '-j',
    'none',
    '-n',
    join(folder, 'work'),
    '-s',
    'malloc,64m',
    '-f',
    join(folder, 'guide.vcl'),
  ];
  const program = spawn('varnishd', [...settings, ...addresses], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await whenRunning(program, port);
  return {
    url: originAt(port),
    purgeUrl: originAt(purgePort),
    pid: program.pid ?? 0,
    stored: () => storedByVarnish(join(folder, 'work')),
    formsOf: () => 1,
    stop: () => stop(program, folder),
  };
}

async function readConfiguration(file: string, hurried: boolean): Promise<string> {
  const shipped = await readFile(`deploy/${file}`, 'utf8');
  return hurried
    ? shipped.replaceAll(/\b5s\b/g, '3s').replaceAll(/\b(?:60s|1m)\b/g, '1s')
    : shipped;
}

function originAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

async function stop(program: ChildProcess, folder: string): Promise<void> {
  program.kill('SIGTERM');
  if (program.exitCode === null) await once(program, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function whenRunning(program: ChildProcess, port: number): Promise<void> {
  let output = '';
  program.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  for (let tries = 0; !(await hasGuide(originAt(port))); tries += 1) {
    if (tries === 1_200 || program.exitCode !== null)
      throw new Error(`The proxy doesn't answer. It printed:\n${output}`);
    await pause(100);
  }
}

/** A proxy is up before it knows that the guide is: Varnish answers with 503 until it has asked it once. */
function hasGuide(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status !== 503,
    () => false,
  );
}
