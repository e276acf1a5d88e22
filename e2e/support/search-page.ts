import type { Page } from 'playwright-core';

/** Where questions are typed. */
export const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'What are you looking for?' });

/** The links of what was found. */
export const results = (page: Page) => page.locator('.search-result a');

/** The names of the results, once there are some. */
export async function namesFor(page: Page, question: string): Promise<string[]> {
  await field(page).fill(question);
  await page.waitForFunction(
    (typed) => location.hash.includes(new URLSearchParams({ q: typed }).toString()),
    question,
  );
  await results(page).first().waitFor();
  return await results(page).allTextContents();
}
