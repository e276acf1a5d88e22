import type { Page, Route } from 'playwright-core';
import { follow, visit } from './visit.ts';

/** A page that makes no API calls, so every page after it has to. */
export const QUIET_PATH = '/destinations/austin';

/** What the browser gets instead of the server's answer: a response, no connection, or nothing. */
export type Answer = NonNullable<Parameters<Route['fulfill']>[0]> | 'no connection' | 'nothing';

/**
 * Goes to `path` by client navigation from a page without data, with the given answers to calls of
 * the given API paths.
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

/** Answers the browser's calls of the given API paths instead of the server. */
async function answerCalls(page: Page, answers: Record<string, Answer>): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) {
    const isPath = (url: URL) => url.pathname === path;
    await page.unroute(isPath);
    await page.route(isPath, async (route) => {
      if (answer === 'no connection') await route.abort('connectionrefused');
      else if (answer !== 'nothing') await route.fulfill(answer);
    });
  }
}

/** Holds back the server's answers to matching requests until the returned function is called. */
export async function holdBack(page: Page, matches: (url: URL) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(matches, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
