import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright-core';
import { browserArguments, findBrowser } from '../tools/browser.mjs';

/** What absolute links begin with in tests; it must never come from a request. */
export const SITE_URL = 'http://guide.example';

export interface Guide {
  /** Origin of the running server, without a slash at the end. */
  url: string;
  /** A copy of the content that the test may change; the server watches it. */
  contentFolder: string;
  /** Everything the server has logged so far, a JSON line each. */
  log: string[];
  stop(): Promise<void>;
}

/** Starts the built server in a process of its own, on a free port, over a copy of the content. Rejects where it does not start. */
export async function startGuide(environment: Record<string, string> = {}): Promise<Guide> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  const contentFolder = join(folder, 'content');
  await cp('content', contentFolder, { recursive: true });
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { MALLOC_ARENA_MAX: '2', ...process.env, PORT: '0', SITE_URL, CONTENT_DIR: contentFolder, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${log.join('\n')}`)));
    createInterface({ input: server.stdout }).on('line', (line) => {
      log.push(line);
      const entry = JSON.parse(line) as { msg?: string; port?: number };
      if (entry.msg === 'listening') resolve(`http://localhost:${entry.port}`);
    });
  });
  return {
    url,
    contentFolder,
    log,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 50 });
    },
  };
}

/** A Chromium that talks to nobody but the page under test. Playwright turns its back/forward cache off unless told otherwise. */
export function openBrowser({ withBackForwardCache = false } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium; npm test installs one.');
  const ignoreDefaultArgs = withBackForwardCache ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ executablePath, args: browserArguments, ignoreDefaultArgs });
}
