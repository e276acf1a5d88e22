// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { drawInTurn } from './Rest.tsx';

test('drawings come one after the other; one that nobody waits for doesn’t come', () => {
  vi.useFakeTimers();
  const drawn: string[] = [];
  drawInTurn(() => drawn.push('cave'));
  const callOff = drawInTurn(() => drawn.push('river'));
  drawInTurn(() => drawn.push('dance hall'));
  expect(drawn).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(['cave']);
  callOff();
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(['cave', 'dance hall']);
  vi.advanceTimersToNextTimer();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
