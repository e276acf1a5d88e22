// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { texts } from '../../server/fixtures/element-texts.ts';
import type { Answer } from '../../server/fixtures/page-at.tsx';
import { booking, dayTexts, facts, message, stayAt } from '../fixtures/stay-at.ts';

describe('a stay', () => {
  test('shows what is on day by day, that of departure too, long ones last, with links to their pages', async () => {
    await stayAt('2026-12-04/2026-12-06');
    expect(message()).toBe('2 nights Friday, December 4, 2026 to Sunday, December 6, 2026');
    const [friday = '', saturday = '', sunday = '', ...others] = dayTexts();
    expect(others).toEqual([]);
    expect(friday).toMatch(
      /^Friday, December 4Sunrise 7:\d\d AM, sunset 5:3\d PM.*Light the Night/,
    );
    expect(saturday).toMatch(/Wimberley Market Day.*Christmas on Mercer.*Gruene Christmas Market/);
    expect(sunday).toMatch(/Gruene Christmas Market.*Usually\s•\sGruene Historic District/);
    expect(sunday).not.toContain('Dec 5');
    expect(saturday).not.toContain('Lights Spectacular');
    const long = document.querySelector('.stay-running + .stay-entries');
    expect(long?.textContent).toMatch(/Lights Spectacular.*Usually Fri,\sNov\s27/);
    expect(long?.textContent).toContain('\u00a0•\u00a0');
    const market = document.querySelector<HTMLAnchorElement>('.stay-days a[href$="market-day"]');
    expect(market?.getAttribute('href')).toBe('/events/wimberley-market-day');
  });

  test('shows the season, the nights, when to book, the sun, and what blooms, flies and closes', async () => {
    await stayAt('2027-03-19/2027-03-22');
    expect(facts()).toEqual({
      Season: 'Peak season | Spring wildflowers',
      'Minimum stay': '3 nights',
      'Book by': 'December 19, 2026',
      'Sun on the first day': '7:38\u00a0AM to 7:43\u00a0PM | At the cabins, within two minutes',
    });
    expect(texts(document.querySelectorAll('.stay-seasons h3'))).toEqual([
      'In bloom and in color',
      'On the wing',
      'Check before you go',
    ]);
    expect(document.querySelector('.stay-seasons a')?.getAttribute('href')).toBe('/blog/8');
    expect(document.querySelector('.stay-booking')?.textContent).toMatch(
      /^See dates and prices .*The booking site has the last word on dates and prices\.$/,
    );
    expect(booking().searchParams.get('utm_content')).toBe('stay-dates');
    expect(document.querySelector('.stay-year')).toBeNull();
  });

  test('one that has begun is shown, but the booking site is not asked for an arrival that is past', async () => {
    const takesDates = { bookingDates: { arrival: 'checkin', departure: 'checkout' } };
    await stayAt('2026-11-21/2026-11-24', undefined, {}, takesDates);
    expect(dayTexts()).toHaveLength(4);
    expect(document.querySelector('.stay-booking')?.textContent).toMatch(/^See dates and prices /);
    expect(booking().searchParams.get('checkin')).toBeNull();
    expect(document.querySelector('a[href^="/plan#"]')).toBeNull();
    await stayAt('2026-11-22/2026-11-24', undefined, {}, takesDates);
    expect(document.querySelector('.stay-booking')?.textContent).toMatch(/^See cabins for these/);
    expect(booking().searchParams.get('checkin')).toBe('2026-11-22');
    expect(document.querySelector('a[href^="/plan#"]')).toBeTruthy();
  });

  test('one night in peak season is too short, and what to do is said', async () => {
    await stayAt('2027-10-08/2027-10-09');
    expect(facts()['Minimum stay']).toMatch(/^3 nights \| Most cabins ask for 3 nights then\./);
    await stayAt('2027-06-08/2027-06-10');
    expect(facts()).toMatchObject({ Season: 'Not peak season', 'Minimum stay': '2 nights' });
  });

  test('once the day to book by has passed, that and the telephone number are said; on the day itself not yet', async () => {
    await stayAt('2027-03-19/2027-03-22', '2026-12-19');
    expect(facts()['Book by']).toBe('December 19, 2026');
    await stayAt('2027-03-19/2027-03-22', '2026-12-20');
    expect(facts()['Book by']).toMatch(/^December 19, 2026 \| That day has passed.*555-0142/);
  });

  test('over New Year: both years, their holiday, and the events of both', async () => {
    await stayAt('2026-12-30/2027-01-02');
    expect(message()).toContain('Wednesday, December 30, 2026 to Saturday, January 2, 2027');
    expect(facts().Season).toBe('Peak season | New Year');
    expect(dayTexts()[1]).toContain('New Year’s Eve on Marktplatz');
    expect(dayTexts()[3]).toMatch(/^Saturday, January 2/);
  });

  test.each([
    [
      '2027-03-13/2027-03-15',
      'Clocks go forward an hour at 2 AM',
      'Sunrise 6:45 AM',
      'Sunrise 7:44 AM',
    ],
    [
      '2027-11-06/2027-11-08',
      'Clocks go back an hour at 2 AM',
      'Sunrise 7:50 AM',
      'Sunrise 6:51 AM',
    ],
  ])('%s: “%s”, and the sun goes by the clock', async (dates, change, before, after) => {
    await stayAt(dates);
    const [first, second, third] = dayTexts();
    expect([first, second].map((text) => /Sunrise [\d:]+ AM/.exec(text ?? '')?.[0])).toEqual([
      before,
      after,
    ]);
    expect([first, second, third].map((text) => text?.includes(change))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('February 29, 2028 is one of its days; where the calendar ends is said', async () => {
    await stayAt('2028-02-28/2028-03-01');
    expect(dayTexts()[1]).toMatch(/^Tuesday, February 29/);
    expect(document.body.textContent).not.toContain('Our calendar of events ends');
    await stayAt('2028-05-21/2028-05-24');
    expect(document.body.textContent).toContain('Our calendar of events ends on May 22, 2028');
    expect(dayTexts().map((text) => text.includes('Nothing on this day alone'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

test('dates that are typed are looked up and go into the address; the coming weekend is one tap away', async () => {
  onTestFinished(() => localStorage.clear());
  const { getByLabelText, getByRole } = await stayAt('');
  fireEvent.change(getByLabelText('Arrival'), { target: { value: '2027-03-19' } });
  await expect.poll(() => message()).toBe('And the day you leave?');
  fireEvent.change(getByLabelText('Departure'), { target: { value: '2027-03-22' } });
  await expect.poll(() => message()).toMatch(/^3 nights/);
  await expect.poll(() => location.hash).toBe('#2027-03-19/2027-03-22');
  fireEvent.click(getByRole('button', { name: 'Upcoming weekend' }));
  await expect
    .poll(() => message())
    .toBe('2 nights Friday, November 27, 2026 to Sunday, November 29, 2026');
  fireEvent.click(getByRole('button', { name: 'The weekend after' }));
  await expect.poll(() => location.hash).toBe('#2026-12-04/2026-12-06');
});

test('dates that are emptied by hand or cleared are kept no longer; one that is emptied leaves them', async () => {
  onTestFinished(() => localStorage.clear());
  const { getByLabelText, getByRole, findByRole } = await stayAt('');
  const empty = (label: string) =>
    fireEvent.change(getByLabelText(label), { target: { value: '' } });
  fireEvent.click(getByRole('button', { name: 'The weekend after' }));
  const kept = '#2026-12-04/2026-12-06';
  await expect.poll(() => getByLabelText('Departure')).toHaveProperty('value', '2026-12-06');
  expect(localStorage.getItem('stay')).toBe(kept);
  empty('Departure');
  expect(localStorage.getItem('stay')).toBe(kept);
  empty('Arrival');
  expect(localStorage.getItem('stay')).toBeNull();
  fireEvent.click(getByRole('button', { name: 'The weekend after' }));
  fireEvent.click(await findByRole('button', { name: 'Clear dates' }));
  expect(localStorage.getItem('stay')).toBeNull();
  await expect.poll(() => message()).toBe('');
  await expect.poll(() => location.hash).toBe('');
});

test.each([
  ['', '2026-11-22', '2 nights Friday, November 20, 2026 to Sunday, November 22, 2026'],
  ['', '2026-11-23', /^$/],
  ['2026-12-04/2026-12-05', '2026-11-22', /^1 night Friday, December 4/],
])('kept dates, at /stay#%s on %s: “%s”', async (dates, today, expected) => {
  localStorage.setItem('stay', '#2026-11-20/2026-11-22');
  onTestFinished(() => localStorage.clear());
  await stayAt(dates, today);
  await expect.poll(() => message()).toMatch(expected);
  expect(localStorage.getItem('stay')).toBe('#2026-11-20/2026-11-22');
});

test('midnight while the page is open: the labels change, and nothing goes away (decision 36)', async () => {
  await stayAt('2026-11-20/2026-11-22');
  const days = () => texts(document.querySelectorAll('.stay-days h3'));
  const labels = () => texts(document.querySelectorAll('.stay-now'));
  const before = days();
  expect(labels()).toEqual(['Over', 'Over', 'Today']);
  vi.setSystemTime(new Date('2026-11-23T06:00:00Z'));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await expect.poll(() => labels()).toEqual(['Over', 'Over', 'Over']);
  expect(message()).toBe('These days are over. Choose new ones.');
  expect(days()).toEqual(before);
});

test('a calendar that cannot be loaded is said so, and can be tried again; the rest is there', async () => {
  const answers: Record<string, Answer> = {
    '/api/calendar': async () => new Response('out of order', { status: 500 }),
  };
  const { getByRole, findByText } = await stayAt('2026-12-04/2026-12-06', '2026-11-22', answers);
  await findByText('500: out of order');
  await findByText('The events could not be loaded');
  expect(facts().Season).toBe('Not peak season');
  delete answers['/api/calendar'];
  fireEvent.click(getByRole('button', { name: 'Try again' }));
  await findByText('Wimberley Market Day');
});
