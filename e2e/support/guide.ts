import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { NOTE_FOLDER } from '../../src/content/pictures/picture-notes.ts';
import { copyMeasurements } from './measured-pictures.ts';

/** What absolute links start with in tests; it must never come from a request. */
export const SITE_URL = 'http://guide.example';

/** A server to visit. Several tests may visit it at the same time, so no test may change it. */
export interface Guide {
  /** The running server's origin, without a trailing slash. */
  url: string;
}

/** A server for one test file, which may edit its content. */
export interface OwnGuide extends Guide {
  /** A copy of the content that the test may change; the server watches it. */
  contentFolder: string;
  /** Everything the server has logged so far, as lines of JSON. */
  log: string[];
  stop(): Promise<void>;
}

interface GuideOptions {
  /** The folder of the built project. */
  project?: string;
  /** Changes the copy of the content before the server reads it. */
  prepare?: (contentFolder: string) => Promise<void>;
  /** Node's; none by default. */
  flags?: readonly string[];
  /** True to return once it listens, whatever it serves then. */
  isEarly?: boolean;
}

/**
 * Starts the server that is built in the folder `project` in its own process, on a free port, with a
 * copy of its content, which `prepare` may change and whose shipped pictures are measured already, and
 * waits until it serves that copy. Rejects if it doesn't start.
 */
export async function startGuide(
  environment: Record<string, string> = {},
  { project = '.', prepare = async () => {}, flags = [], isEarly = false }: GuideOptions = {},
): Promise<OwnGuide> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  const contentFolder = join(folder, 'content');
  await cp(join(project, 'content'), contentFolder, { recursive: true, dereference: true });
  await prepare(contentFolder);
  await copyMeasurements(join(folder, '.cache/photos', NOTE_FOLDER));
  const server = spawn(process.execPath, [...flags, 'dist/server/main.js'], {
    cwd: project,
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PORT: '0',
      SITE_URL,
      CONTENT_DIR: contentFolder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The server exited with ${code}:\n${log.join('\n')}`)),
    );
    createInterface({ input: server.stdout }).on('line', (line) => {
      log.push(line);
      const entry = JSON.parse(line) as { msg?: string; port?: number };
      if (entry.msg === 'listening') resolve(`http://localhost:${entry.port}`);
    });
  });
  if (!isEarly) await untilFresh(url);
  return {
    url,
    contentFolder,
    log,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 50 });
    },
  };
}

/** A server that has just started may still be reading its content, or be serving an older copy. */
export async function untilFresh(url: string): Promise<void> {
  for (let attempt = 0; attempt < 3_600; attempt += 1) {
    const report = (await (await fetch(`${url}/readyz`)).json()) as { stale: boolean };
    if (!report.stale) return;
    await pause(50);
  }
  throw new Error(`${url}/readyz still says "stale" after three minutes.`);
}
