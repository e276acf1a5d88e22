import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../src/content/fixtures/free-port.ts';
import { firstInstalled, type RemoteBrowser, untilPrinted } from './remote-browser.ts';

/** Where Debian puts WebKit's MiniBrowser, by processor and version. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['4.1', '4.0', '6.0'].map((version) =>
    `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`.replace(
      'webkit2gtk-6.0',
      'webkitgtk-6.0',
    ),
  ),
);

export interface WebKitFiles {
  driver: string;
  miniBrowser: string;
  /** WebKit needs a screen, even a virtual one. */
  screen: string;
}

/** WebKit as Debian installs it (webkit2gtk-driver, xvfb); undefined if a part is missing. */
export function findWebKit(): WebKitFiles | undefined {
  const driver = firstInstalled('/usr/bin/WebKitWebDriver');
  const miniBrowser = firstInstalled(...MINI_BROWSERS);
  const screen = firstInstalled('/usr/bin/Xvfb');
  return driver && miniBrowser && screen ? { driver, miniBrowser, screen } : undefined;
}

/** Starts WebKit on its own virtual screen and talks WebDriver to it. */
export async function openWebKit({
  driver,
  miniBrowser,
  screen,
}: WebKitFiles): Promise<RemoteBrowser> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await untilPrinted(display, display.stdio[3] as Readable, /^\d+/);
  const port = await freePort();
  const webDriver = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${origin}/session/${sessionId}`;
  return {
    go: (url) => send('POST', `${session}/url`, { url }),
    back: () => send('POST', `${session}/back`, {}),
    evaluate: async (expression) =>
      JSON.parse(
        await send<string>('POST', `${session}/execute/sync`, {
          script: `return JSON.stringify(${expression})`,
          args: [],
        }),
      ),
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    close: async () => {
      await send('DELETE', session);
      for (const process of [webDriver, display]) {
        process.kill();
        await once(process, 'exit');
      }
    },
  };
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${value.message}`);
  return value;
}

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (
      await fetch(`${origin}/status`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await setTimeout(100);
  }
  throw new Error(`WebKitWebDriver doesn't answer at ${origin}.`);
}
