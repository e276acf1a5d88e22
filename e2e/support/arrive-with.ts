import type { Page, Route } from 'playwright-core';
import { follow, visit } from './visit.ts';

/** A page that calls nothing of the API, so that every page after it has to. */
export const QUIET_PATH = '/destinations/austin';

/**
 * What the browser is told instead of the server's answer: a response, no connection, or nothing
 * ever.
 */
export type Answer = NonNullable<Parameters<Route['fulfill']>[0]> | 'no connection' | 'nothing';

/**
 * Comes to `path` from a page without data, by client navigation, with these answers to the calls
 * of these API paths.
 */
export async function arriveWith(
  page: Page,
  path: string,
  answers: Record<string, Answer>,
): Promise<void> {
  await answerCalls(page, answers);
  await visit(page, QUIET_PATH);
  await follow(page, path);
}

/** Answers the browser's calls of these API paths in the server's place. */
export async function answerCalls(page: Page, answers: Record<string, Answer>): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) {
    const isPath = (url: URL) => url.pathname === path;
    await page.unroute(isPath);
    await page.route(isPath, async (route) => {
      if (answer === 'no connection') await route.abort('connectionrefused');
      else if (answer !== 'nothing') await route.fulfill(answer);
    });
  }
}

/**
 * Holds back the server's answers to the calls that match until the returned function is called.
 */
export async function holdBack(page: Page, matches: (url: URL) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(matches, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
