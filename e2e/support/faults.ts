import type { BrowserContext } from 'playwright-core';

/**
 * Collects, from now on, everything that goes wrong in the pages of a context: console errors and
 * warnings (the browser reports violations of the security policy there, React its hydration
 * mismatches), errors that nobody caught, answers that never came.
 */
export function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      faults.push(`${message.location().url} ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) =>
    faults.push(`no answer: ${request.url()} ${request.failure()?.errorText}`),
  );
  return faults;
}
