import type { BrowserContext } from 'playwright-core';

/**
 * Collects everything that goes wrong in a context's pages from now on: console errors and warnings
 * (where the browser reports violations of the security policy, and React hydration mismatches),
 * uncaught errors, and requests that got no answer. What the browser gave up itself is none of them:
 * the visitor had gone on, perhaps before now.
 */
export function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      faults.push(`${message.location().url} ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') faults.push(`no answer: ${request.url()} ${reason}`);
  });
  return faults;
}
