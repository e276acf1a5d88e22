import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../model/fixtures/cases.ts';
import { answerCall, pageAfterCalls } from '../server/fixtures/page-at.tsx';
import { shippedContent } from '../server/fixtures/shipped-snapshot.ts';
import { pathOfEachKind } from '../site/fixtures/every-page.ts';
import { loadAllPages } from './load-all-pages.ts';
import { routes } from './routes.ts';

/** A backend that knows what the specification's section 3 names, and nothing of ours. */
const SPECIFIED: readonly string[] = [
  'id',
  'title',
  'name',
  'description',
  'category',
  'icon',
  'imageUrl',
  'location',
  'highlights',
  'date',
  'time',
  'excerpt',
  'content',
  'publishedAt',
  'readTime',
];

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

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The row with the specification's fields only, some of them odd. */
function changed(row: unknown, index: number, odds: readonly [number, string, unknown][]): unknown {
  if (!isRow(row)) return row;
  const known = Object.entries(row).filter(([field]) => SPECIFIED.includes(field));
  const others = odds.filter(([nth]) => nth === index).map(([, field, value]) => [field, value]);
  return Object.fromEntries([...known, ...others]);
}

async function answersOf(path: string, odds: readonly [number, string, unknown][]) {
  const content = await shippedContent();
  const { route, props } = routes.match(path);
  const answers: Record<string, { status: number; json: unknown }> = {};
  for (const { queryKey } of route.queries(props)) {
    const [apiPath] = queryKey;
    const response = await answerCall(content, apiPath, {});
    const answer: unknown = await response.json();
    const json = Array.isArray(answer)
      ? answer.map((row, index) => changed(row, index, odds))
      : changed(answer, 0, odds);
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
