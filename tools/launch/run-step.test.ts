import { expect, test, vi } from 'vitest';
import { runStep } from './run-step.mjs';

const node = (code: string) => [process.execPath, '-e', code];

/** What a person sees while two chatty programs run, the second for half a second. */
async function shownFor(isTTY: boolean, last = 'setTimeout(() => {}, 500)'): Promise<string> {
  let written = '';
  const output = {
    isTTY,
    write: (text: string) => {
      written += text;
    },
  };
  const programs = [
    node("console.error('a warning that is no fault')"),
    node(`console.log('chatter'); ${last}`),
  ];
  await runStep('Building', programs, process.env, output).catch((error: Error) => {
    written += `[${error.message}]`;
  });
  return written;
}

test('on a terminal one line updates, and finally shows the time it took', async () => {
  const [, ...frames] = (await shownFor(true)).split('\r\u001b[K');
  expect(frames).toContainEqual(expect.stringMatching(/^Building … 2 of 2, \d+ s$/));
  expect(frames.at(-1)).toMatch(/^Building … done in \d+ s\n$/);
  expect(frames.join('')).not.toMatch(/warning|chatter/);
});

test('elsewhere it prints two plain lines', async () => {
  expect(await shownFor(false)).toMatch(/^Building …\nBuilding … done in \d+ s\n$/);
});

test('if a program fails, its whole output is shown, and the process exits with its status', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`ended with ${status}`);
  });
  const last = "console.error('the fault'); process.exitCode = 3";
  expect(await shownFor(false, last)).toBe('Building …\nchatter\nthe fault\n[ended with 3]');
  expect(await shownFor(true, last)).toMatch(/\nchatter\nthe fault\n\[ended with 3\]$/);
  exit.mockRestore();
});
