// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayText } from '../../model/day/civil-day.ts';
import { texasDay } from '../../model/day/texas-day.ts';
import { livePage } from '../../server/fixtures/live-page.tsx';
import { NothingSeen } from '../../site/fixtures/nothing-seen.ts';
import { emptyPlan } from '../fixtures/empty-plan.ts';
import { ADDRESS, linkOf, trip } from '../fixtures/plan-links.ts';
import { noteItem } from '../saving/change-plan.ts';
import { myPlan, toggle } from '../saving/my-plan.ts';
import { shownItems } from '../saving/plan.ts';
import { planLink } from './link/plan-link.ts';

beforeEach(() => {
  // jsdom has none; the plan's map asks for it.
  vi.stubGlobal('ResizeObserver', NothingSeen);
  // To toggle what is left in it takes that out.
  emptyPlan();
});

afterEach(() => {
  vi.useRealTimers();
  emptyPlan();
});

/** What the plan has: keys, days and notes. */
const saved = () =>
  shownItems(myPlan.current().plan).map(({ key, day, note }) => [key, day, note].join(' '));

test('in the middle of a stay, days to begin with go on none that is over', async () => {
  // Midnight in Texas may come while it runs.
  vi.useFakeTimers({ now: new Date('2026-12-01T09:00-06:00'), toFake: ['Date'] });
  const today = texasDay(Date.now());
  localStorage.setItem('stay', `#${dayText(today - 3)}/${dayText(today + 5)}`);
  const page = await livePage('/plan');
  // What the page reads once it's shown is there before the tap.
  flushSync(() => dispatchEvent(new Event('pageshow')));
  const [start] = await page.findAllByRole('button', { name: /^Start with this/ });
  start?.click();
  await expect.poll(() => saved().length, { timeout: 5000 }).toBeGreaterThan(0);
  const [first] = shownItems(myPlan.current().plan)
    .map(({ day }) => day)
    .sort();
  expect(first).toBe(dayText(today));
});

test('the last thing that is taken out can be put back, with its day and its note', async () => {
  toggle('a1', 'Enchanted Rock', '2027-03-19');
  myPlan.change((plan) => noteItem(plan, 'a1', 'Bring boots'));
  const page = await livePage('/plan');
  (await page.findByRole('button', { name: /^Take .* out$/ })).click();
  const back = await page.findByRole('button', { name: 'Put it back' });
  expect(document.activeElement).toBe(back);
  expect(page.getByText(/is out of your plan\.$/).closest('[role="status"]')).toBeTruthy();
  expect(saved()).toEqual([]);
  page.getByRole('heading', { name: 'Nothing saved yet' });
  back.click();
  await page.findByRole('button', { name: /^Take .* out$/ });
  expect(saved()).toEqual(['a1 2027-03-19 Bring boots']);
});

test.each([
  ['4', 0],
  ['3', 1],
])(
  'for a stay of three days, Day %s has %i buttons that put it on its date',
  async (day, count) => {
    localStorage.setItem('stay', '#2099-04-02/2099-04-04');
    toggle('a1', 'Enchanted Rock', day);
    const page = await livePage('/plan');
    await page.findByRole('heading', { name: `Day ${day}` });
    // It comes with the checks, as what folds a row.
    await expect.poll(() => document.querySelector('.plan-more'), { timeout: 5000 }).toBeTruthy();
    expect(page.queryAllByRole('button', { name: 'Put Day 1 on my first day' })).toHaveLength(
      count,
    );
  },
);

test('whoever has no plan yet reads of no ticks: the shared one is taken, or isn’t', async () => {
  const page = await livePage(`/plan${new URL(linkOf(trip)).hash}`);
  await page.findByText(/Take it, and it’s yours to change/);
  expect(page.queryByRole('checkbox')).toBeNull();
  page.getByRole('button', { name: 'Take all' });
  page.getByRole('button', { name: 'No, thanks' });
});

test('“Skip to content” leaves a shared plan on the page and in the address', async () => {
  const { hash } = new URL(linkOf(trip));
  const page = await livePage(`/plan${hash}`);
  const heading = { name: 'Somebody shared a plan with you' };
  await page.findByRole('heading', heading);
  const moved = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = '#main';
  await moved;
  page.getByRole('heading', heading);
  expect(window.location.hash).toBe(hash);
});

test.each(['', '#2099-03-19/2099-03-22'])(
  '“Undo” of a plan that was taken brings the dates back that were the visitor’s own (“%s”)',
  async (own) => {
    if (own) localStorage.setItem('stay', own);
    const made = planLink(ADDRESS, trip, true, '#2099-04-02/2099-04-05');
    const page = await livePage(`/plan${'link' in made ? new URL(made.link).hash : ''}`);
    if (own) toggle('a1', 'Enchanted Rock');
    if (own) (await page.findByRole('checkbox', { name: /^Their dates/ })).click();
    (await page.findByRole('button', { name: /^Take / })).click();
    const theirDay = () => document.querySelector('.plan-day[data-day="2099-04-02"]');
    await expect.poll(theirDay, { timeout: 5000 }).toBeTruthy();
    (await page.findByRole('button', { name: 'Undo' })).click();
    await expect.poll(theirDay, { timeout: 5000 }).toBeNull();
    expect(localStorage.getItem('stay') ?? '').toBe(own);
  },
);
