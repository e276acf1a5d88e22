import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createYielder } from './yielder.ts';

test('a long task works for 20 ms, then others have a turn, and then for 20 ms again', async () => {
  let now = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const yielding = createYielder();
  for (let round = 0; round < 2; round += 1) {
    now += 19.9;
    expect(yielding()).toBeUndefined();
    now += 0.1;
    let isOthersTurnOver = false;
    const others = turn().then(() => {
      isOthersTurnOver = true;
    });
    await yielding();
    expect(isOthersTurnOver).toBe(true);
    await others;
  }
});
