import type { SoakResult } from './soak.ts';
import { vitestResults } from './vitest-results.ts';

/**
 * All tests in a browser against a backend that has the specification's fields only, with nulls, odd
 * types and empty strings: no page throws or trips over it. Tests that look for our own fields fail,
 * and that isn't counted.
 */
export async function secondBackend(): Promise<SoakResult> {
  const { total, tests } = await vitestResults(['--project', 'browser'], {
    file: '.cache/second-backend.json',
    environment: { SECOND_BACKEND: '1' },
  });
  const broken = tests
    .filter(({ failureMessages }) => failureMessages.some((text) => text.includes('page threw')))
    .map(({ title, failureMessages }) => `${title}: ${failureMessages[0]?.slice(0, 200)}`);
  return {
    holds: total > 0 && broken.length === 0,
    figures: `${total} tests, ${broken.length} broken pages${broken.map((fault) => `\n  ${fault}`).join('')}`,
  };
}
