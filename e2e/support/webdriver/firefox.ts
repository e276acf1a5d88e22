import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstInstalled, type RemoteBrowser, untilPrinted } from './remote-browser.ts';

/** Firefox as Debian installs it; undefined if it isn't installed. */
export function findFirefox(): string | undefined {
  return firstInstalled('/usr/bin/firefox-esr', '/usr/bin/firefox');
}

/** Starts headless Firefox and talks WebDriver BiDi to it, which needs no separate driver. */
export async function openFirefox(executable: string): Promise<RemoteBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const firefox = spawn(
    executable,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await untilPrinted(firefox, firefox.stderr, /BiDi listening on (ws:\S+)/);
  const session = await connect(`${address}/session`);
  await session.send('session.new', { capabilities: {} });
  const { contexts } = await session.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  return {
    go: async (url) => {
      await session.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await session.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (expression) => {
      const answer = await session.send<{
        type: string;
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value);
    },
    perform: async (actions) => {
      await session.send('input.performActions', { context, actions });
    },
    close: async () => {
      session.close();
      firefox.kill('SIGKILL');
      await once(firefox, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Answer {
  id: number;
  type: 'success' | 'error' | 'event';
  message?: string;
  result: unknown;
}

/** Sends commands over a WebSocket; each answer carries its command's ID. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let lastId = 0;
  return {
    async send<Result>(method: string, params: object): Promise<Result> {
      const id = ++lastId;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, message, result } = await answered;
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result as Result;
    },
    close: () => socket.close(),
  };
}
