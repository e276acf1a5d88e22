import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/content/fixtures/free-port.ts';
import { installDebianPackages } from '../../tools/programs/debian-packages.ts';

export interface Nginx {
  /** Origin, without a trailing slash. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** True if nginx is installed; as root on Debian, it installs it first. */
export async function ensureNginx(): Promise<boolean> {
  if (!hasNginx()) await installDebianPackages(['nginx-light']);
  return hasNginx();
}

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Serves an export (`./guide export`) with nginx on a free port, with the configuration that the
 * export wrote. Rejects if nginx doesn't start.
 */
export async function startNginx(exportFolder: string, workers = 1): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await mkdir(join(folder, 'logs'));
  await writeFile(join(folder, 'nginx.conf'), configuration(resolve(exportFolder), port, workers));
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await untilAnswered(url, () => nginx.exitCode !== null);
  return {
    url,
    pid: nginx.pid ?? 0,
    stop: async () => {
      nginx.kill('SIGQUIT');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(site: string, port: number, workers: number): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path logs/${kind};`)
    .join(' ');
  return `${user} daemon off; pid nginx.pid; worker_processes ${workers};
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000; open_file_cache max=10000 inactive=60s;
  ${temporary}
  include ${site}-nginx/maps.conf;
  server { listen 127.0.0.1:${port}; root ${site}; include ${site}-nginx/server.conf; }
}
`;
}

async function untilAnswered(url: string, ended: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (ended()) break;
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error(`nginx doesn't answer at ${url}.`);
}
