import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressBar } from './progress-bar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a person sees of 10 steps that each take the given time in milliseconds. */
function shownFor(step: number, isTTY: boolean): string[] {
  const written: string[] = [];
  const progress = createProgressBar('Publishing', {
    isTTY,
    write: (text) => written.push(text) > 0,
  });
  for (let done = 1; done <= 10; done += 1) {
    vi.advanceTimersByTime(step);
    progress(done, 10);
  }
  return written;
}

test('a publish that takes less than a second shows no bar', () => {
  expect(shownFor(50, true)).toEqual([]);
});

test('in a terminal, a bar moves along its line, and the line ends when it is done', () => {
  const written = shownFor(200, true);
  expect(written).toHaveLength(5);
  expect(written[0]).toBe(`\rPublishing [${'#'.repeat(18)}${' '.repeat(12)}] 6 of 10`);
  expect(written.at(-1)).toBe(`\rPublishing [${'#'.repeat(30)}] 10 of 10\n`);
});

test('elsewhere, a line is written every five seconds and at the end', () => {
  const written = shownFor(2_000, false);
  expect(written.map((line) => line.replace(/\[.*\] /, ''))).toEqual([
    'Publishing 2 of 10\n',
    'Publishing 5 of 10\n',
    'Publishing 8 of 10\n',
    'Publishing 10 of 10\n',
  ]);
});
