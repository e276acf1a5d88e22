import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** A browser that Playwright doesn't drive: as much of WebDriver as a smoke test needs. */
export interface RemoteBrowser {
  /** Loads the address and waits until it is loaded. */
  go(address: string): Promise<void>;
  back(): Promise<void>;
  /** The value of a JavaScript expression in the page; it must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  perform(actions: PointerActions): Promise<void>;
  close(): Promise<void>;
}

/** Input in the form that both WebDriver and WebDriver BiDi take. */
export type PointerActions = readonly [
  { type: 'pointer'; id: 'mouse'; actions: readonly object[] },
];

/**
 * Scrolls the element into view and clicks in its middle, once it exists and nothing (such as a
 * page fading out) covers it.
 */
export async function click(browser: RemoteBrowser, selector: string): Promise<void> {
  const [x, y] = await middleOf(browser, selector);
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
}

async function middleOf(browser: RemoteBrowser, selector: string): Promise<[x: number, y: number]> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const middle = await browser.evaluate<[number, number] | null>(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element?.getBoundingClientRect() ?? {};
      const middle = [Math.round(left + width / 2), Math.round(top + height / 2)];
      return element?.contains(document.elementFromPoint(...middle)) ? middle : null;
    })()`);
    if (middle) return middle;
    await setTimeout(100);
  }
  throw new Error(`There is nothing to click at ${selector}, or something covers it.`);
}

/** The first of the files that exists, or undefined. */
export function firstInstalled(...files: string[]): string | undefined {
  return files.find((file) => existsSync(file));
}

/**
 * The first match in what the process prints: its first group, if it has one. Rejects if the
 * process ends without a match.
 */
export async function untilPrinted(
  process: ChildProcess,
  output: Readable | null,
  pattern: RegExp,
): Promise<string> {
  if (output === null) throw new Error('The process has no such output.');
  for await (const line of createInterface({ input: output })) {
    const match = pattern.exec(line);
    if (match) {
      output.resume();
      return match[1] ?? match[0];
    }
  }
  throw new Error(`${process.spawnfile} exited before it was ready.`);
}
