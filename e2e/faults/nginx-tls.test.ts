import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, getCiphers, type SecureVersion } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/content/fixtures/free-port.ts';
import { installDebianPackages } from '../../tools/programs/debian-packages.ts';
import { ensureProxies } from './proxies.ts';

const isInstalled = (await ensureProxies()) && (await hasOpenssl());

async function hasOpenssl(): Promise<boolean> {
  const has = () => spawnSync('openssl', ['version']).status === 0;
  if (!has()) await installDebianPackages(['openssl']);
  return has();
}

/**
 * Of Mozilla's intermediate configuration (version 5.7, for TLS 1.2), those for each kind of key;
 * those with DHE need parameters of their own, which nginx has none of.
 */
const INTERMEDIATE = ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'];

const OLD: SecureVersion[] = ['TLSv1', 'TLSv1.1'];

const CONFIGURATIONS = ['nginx.conf', 'nginx-staging.conf', 'nginx-export.conf', 'nginx-desk.conf'];

/** What `openssl req` needs for each kind of key, and what names of cipher suites call it. */
const KEYS: [name: string, options: string[]][] = [
  ['RSA', ['rsa:2048']],
  ['ECDSA', ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']],
];

describe.skipIf(!isInstalled)('TLS as shipped', () => {
  test.each(
    CONFIGURATIONS.flatMap((file) => KEYS.map(([key, options]) => ({ file, key, options }))),
  )(
    '$file with a key for $key: TLS 1.2 and 1.3 only, with the ciphers of Mozilla’s intermediate configuration',
    async ({ file, key, options }) => {
      const port = await startWithTls(file, options);
      for (const version of OLD) expect(await shakesHands(port, { version })).toBe(false);
      expect(await shakesHands(port, { version: 'TLSv1.3' })).toBe(true);
      const accepted = [];
      for (const name of getCiphers().map((name) => name.toUpperCase()))
        if (!name.startsWith('TLS_') && (await shakesHands(port, { version: 'TLSv1.2', name })))
          accepted.push(name);
      expect(accepted.sort()).toEqual(INTERMEDIATE.map((name) => `ECDHE-${key}-${name}`).sort());
    },
  );

  test('a session is not resumed by tickets, whose key would outlive every connection', async () => {
    const port = await startWithTls('nginx.conf', ['rsa:2048']);
    const socket = connect({
      port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      maxVersion: 'TLSv1.2',
    });
    await once(socket, 'secureConnect');
    expect(socket.getTLSTicket()).toBeUndefined();
    socket.destroy();
  });
});

/** nginx with the shipped file, TLS included, and a certificate of our own; its port. */
async function startWithTls(file: string, key: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-tls-'));
  const port = await freePort();
  const pair = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  spawnSync('openssl', ['req', '-x509', '-nodes', '-subj', '/CN=x', '-newkey', ...key, ...pair]);
  const shipped = readFileSync(`deploy/${file}`, 'utf8')
    .replace(/^server \{\n +listen 80;[\s\S]*?^\}$/m, '')
    .replace(/^( *)listen 443 /m, `$1listen 127.0.0.1:${port} `)
    .replaceAll(/^ *(?:listen \[::\]|include|root|auth_basic_user_file).*$/gm, '')
    .replace('listen 127.0.0.1:3009', `listen 127.0.0.1:${await freePort()}`)
    .replace(/(ssl_certificate +)\S+;/, `$1${join(folder, 'certificate.pem')};`)
    .replace(/(ssl_certificate_key +)\S+;/, `$1${join(folder, 'key.pem')};`)
    .replaceAll('/var/cache/nginx/', `${folder}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${kind};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid nginx.pid; events {}\nhttp { access_log off; ${temporary}\n${shipped}\n}`,
  );
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const tested = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  expect([tested.status, tested.stderr]).toEqual([0, expect.stringContaining('successful')]);
  const nginx = spawn('nginx', options, { stdio: 'ignore' });
  onTestFinished(async () => {
    if (nginx.kill()) await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  });
  await whenListening(nginx, port);
  return port;
}

async function whenListening(nginx: ChildProcess, port: number): Promise<void> {
  while (!(await shakesHands(port, { version: 'TLSv1.2' }))) {
    if (nginx.exitCode !== null) throw new Error('nginx has ended.');
    await pause(50);
  }
}

/** True if the server agrees to this version, and to this cipher suite if one is named. */
function shakesHands(
  port: number,
  { version, name = 'ALL' }: { version: SecureVersion; name?: string },
): Promise<boolean> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    minVersion: version,
    maxVersion: version,
    ciphers: `${name}:@SECLEVEL=0`,
  });
  return new Promise((resolve) => {
    const end = (agreed: boolean) => {
      socket.destroy();
      resolve(agreed);
    };
    socket.once('secureConnect', () => end(true));
    socket.once('error', () => end(false));
  });
}
