import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../model/fixtures/cases.ts';
import { answerCall, pageAfterCalls } from '../server/fixtures/page-at.tsx';
import { shippedContent } from '../server/fixtures/shipped-snapshot.ts';
import { pathOfEachKind } from '../site/fixtures/every-page.ts';
import { type Oddity, SPECIFIED, specifiedAnswer } from '../site/fixtures/specified-rows.ts';
import { loadAllPages } from './load-all-pages.ts';
import { routes } from './routes.ts';

/** What another program may put into any field. */
const odd = fc.constantFrom<unknown>(
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  12,
  '12',
  true,
  false,
  [],
  {},
  [null, 5, ''],
  { width: 'a' },
  'x'.repeat(300),
);

/** The fields that differ, by the row's place among all rows, and what they are instead. */
const oddities = fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...SPECIFIED), odd), {
  minLength: 1,
  maxLength: 60,
});

async function answersOf(path: string, oddities: readonly Oddity[]) {
  const content = await shippedContent();
  const { route, props } = routes.match(path);
  const answers: Record<string, { status: number; json: unknown }> = {};
  for (const { queryKey } of route.queries(props)) {
    const [apiPath] = queryKey;
    const response = await answerCall(content, apiPath, {});
    const json = specifiedAnswer(await response.json(), oddities);
    answers[apiPath] = { status: response.status, json };
  }
  return answers;
}

describe('a backend with the specification’s fields only, some of them null, odd or empty', () => {
  test.for(pathOfEachKind)('%s is a page, with nothing of the machine in it', async (path) => {
    await loadAllPages();
    await fc.assert(
      fc.asyncProperty(oddities, async (odds) => {
        const page = await pageAfterCalls(path, await answersOf(path, odds));
        expect(page.document.querySelectorAll('h1')).toHaveLength(1);
        const main = page.getByRole('main');
        expect(main.innerHTML).not.toMatch(/undefined|NaN|\[object|(?:href|src)=""/);
        expect(main.textContent).not.toMatch(/\bnull\b/);
      }),
      cases(5),
    );
  });
});
