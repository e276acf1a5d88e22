import type { Page } from 'playwright-core';
import { type Oddity, specifiedAnswer } from '../../src/site/fixtures/specified-rows.ts';

/** Set in the part of `npm run soak` that runs the browser's tests against a second backend. */
export const hasSecondBackend = process.env.SECOND_BACKEND !== undefined;

const ODD_FIELDS = [
  'description',
  'location',
  'highlights',
  'date',
  'time',
  'imageUrl',
  'readTime',
];
const ODD_VALUES = [null, '', [], {}, 12, true, 'x'.repeat(300), undefined];

/** How long a test waits for what only our own backend has, in milliseconds. */
const PATIENCE = 5_000;

/** In every list, each row has one odd field, and each odd value comes in each field. */
const ODDITIES: Oddity[] = Array.from({ length: 200 }, (_, index) => [
  index,
  ODD_FIELDS[index % ODD_FIELDS.length] ?? '',
  ODD_VALUES[index % ODD_VALUES.length],
]);

/**
 * From now on, what the page asks of the API has the specification's fields only, and odd ones among
 * them. A test that answers calls itself still does.
 */
export async function answerLikeAnotherBackend(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.route(/\/api\//u, async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (!answer?.ok()) return answer ? route.fulfill({ response: answer }) : route.abort();
    await route.fulfill({ json: specifiedAnswer(await answer.json(), ODDITIES) });
  });
}
