// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query';
import { within } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { dayOf, dayText } from '../../../model/day/civil-day.ts';
import { PLAN_ADDRESS } from '../../../model/paths.ts';
import { withSlug } from '../../../server/api/listed-entries.ts';
import { texts } from '../../../server/fixtures/element-texts.ts';
import { shippedContent } from '../../../server/fixtures/shipped-snapshot.ts';
import { createQueryClient } from '../../../site/data/query-client.ts';
import { allWords, WordsProvider } from '../../../site/words/words-context.ts';
import { calendar } from '../../events/upcoming-events.ts';
import { emptyPlan } from '../../fixtures/empty-plan.ts';
import type { PlanFacts } from '../../plan/plan-facts.ts';
import { myPlan, toggle } from '../../saving/my-plan.ts';
import { DRAFTS_ADDRESS } from '../draft-place.ts';
import { StayToday } from './StayToday.tsx';

const content = await shippedContent();
const found = {
  calendar: calendar(content.scheduled, content.day),
  events: new Map(content.events.map(withSlug).map((event) => [event.id, event])),
};

beforeEach(emptyPlan);
afterEach(emptyPlan);

/** What stands below a heading: each thing's words, with where they lead. */
function shownOn(today: number, facts: readonly PlanFacts[], heading: string) {
  const client = createQueryClient();
  client.setQueryData([DRAFTS_ADDRESS], []);
  client.setQueryData([PLAN_ADDRESS], facts);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const stay = { arrival: today - 1, departure: today + 1 };
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <WordsProvider value={allWords(content.words)}>
          <StayToday {...{ stay, today, found }} />
        </WordsProvider>
      </QueryClientProvider>,
    ),
  );
  const list = within(document.body).getByRole('heading', { name: heading }).nextElementSibling;
  return [...(list?.querySelectorAll('li') ?? [])].map((row) => [
    row.querySelector('a')?.getAttribute('href'),
    ...texts(row.querySelectorAll('a, a + span, span:only-child')),
  ]);
}

test('the plan of today is in the order that /plan has, and leads to whatever was saved', () => {
  const today = dayOf(2027, 3, 19);
  const iso = dayText(today);
  const at = (starts: string) => [{ startDate: iso, endDate: iso, starts }];
  toggle('e2', 'Dance', iso);
  toggle('p7', 'Wine for beginners', iso);
  toggle('e1', 'Market', iso);
  myPlan.change((plan) => [...plan, { key: 'a9', day: iso, order: 9, changes: 1 }]);
  const facts: PlanFacts[] = [
    { key: 'e1', title: 'Market', path: '/events/market', days: at('09:00') },
    { key: 'e2', title: 'Dance', path: '/events/dance', days: at('19:00') },
    { key: 'p7', title: 'Wine for beginners', path: '/blog/7' },
  ];
  expect(shownOn(today, facts, 'On your plan')).toEqual([
    ['/events/market', 'Market'],
    ['/blog/7', 'Wine for beginners'],
    ['/events/dance', 'Dance'],
    [undefined, 'Something you saved'],
  ]);
});

test('large events are on today, too; what runs longest comes after the others', () => {
  const paths = shownOn(dayOf(2027, 10, 2), [], 'On today').map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/events/austin-city-limits', '/events/texas-wine-month']),
  );
  expect(paths.indexOf('/events/austin-city-limits')).toBeLessThan(
    paths.indexOf('/events/texas-wine-month'),
  );
});
