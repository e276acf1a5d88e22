import { expect, test } from 'vitest';
import { Challenges } from './challenges.ts';

const textOf = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url');

test('however many strangers ask, her challenge still counts: once, for five minutes, for its purpose', () => {
  const challenges = new Challenges();
  const hers = textOf(challenges.make('hers', 0));
  for (let count = 0; count < 10_000; count += 1) challenges.make('a stranger’s', 0);
  expect(challenges.isOpen(hers, 'hers', 299_999)).toBe(true);
  const refused = [
    ['another purpose', hers, 'a stranger’s', 0],
    ['too late', hers, 'hers', 300_000],
    ['cut', hers.slice(0, -4), 'hers', 0],
    ['nothing', '', 'hers', 0],
    ['changed', (hers.startsWith('A') ? 'B' : 'A') + hers.slice(1), 'hers', 0],
    ['of another desk', textOf(new Challenges().make('hers', 0)), 'hers', 0],
  ] as const;
  for (const [why, challenge, purpose, now] of refused)
    expect([why, challenges.isOpen(challenge, purpose, now)]).toEqual([why, false]);
  expect([challenges.close(hers, 1), challenges.close(hers, 1)]).toEqual([true, false]);
  expect(challenges.isOpen(hers, 'hers', 1)).toBe(false);
  // Written in another way, it is still the same.
  const other = `${hers}=`;
  expect([challenges.isOpen(other, 'hers', 1), challenges.close(other, 1)]).toEqual([false, false]);
});
