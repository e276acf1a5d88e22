// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';
import { texasMidnight } from '../../model/day/texas-time.ts';
import { SAMPLE_DAY, sampleEvent } from '../../model/fixtures/samples.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { texts } from '../../server/fixtures/element-texts.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { startedApplication } from '../../server/fixtures/started-application.ts';

const MINUTE = 60_000;

/** Around November 22, 2026, the day of the server's page. */
const days: When[] = [
  '2026-11-22',
  { from: '2026-11-20', to: '2026-11-23' },
  '2026-11-23',
  { every: 'November 24', usual: true },
  { from: '2026-12-31', to: '2027-01-02' },
];
const changed = {
  events: days.map((when, index) => ({ ...sampleEvent(index + 1, { when }), featured: true })),
};

const labelsOn = {
  '2026-11-22': [
    'Today',
    'Today, until Mon, Nov 23',
    'Mon, Nov 23',
    'Usually Tue, Nov 24',
    'Thu, Dec 31 – Sat, Jan 2, 2027',
  ],
  '2026-11-23': [
    'Over: Sun, Nov 22',
    'Today',
    'Today',
    'Usually Tue, Nov 24',
    'Thu, Dec 31 – Sat, Jan 2, 2027',
  ],
  '2026-11-25': [
    'Over: Sun, Nov 22',
    'Over: Fri, Nov 20 – Mon, Nov 23',
    'Over: Mon, Nov 23',
    'Over: Tue, Nov 24',
    'Thu, Dec 31 – Sat, Jan 2, 2027',
  ],
  '2027-01-01': [
    'Over: Sun, Nov 22, 2026',
    'Over: Fri, Nov 20 – Mon, Nov 23, 2026',
    'Over: Mon, Nov 23, 2026',
    'Over: Tue, Nov 24, 2026',
    'Today, until Sat, Jan 2',
  ],
};

afterEach(() => void vi.useRealTimers());

test('the server’s page names the days as its own day sees them, whatever the time is', async () => {
  setBrowserDay('2027-01-01');
  const { document: page } = await pageAt('/events', changed);
  expect(shownDays(page)).toEqual(labelsOn['2026-11-22']);
});

test.for(['/', '/events', '/contact'])(
  'a page from yesterday, %s, is taken over as it is, and then says what is over (decision 36)',
  async (path) => {
    setBrowserDay('2026-11-22');
    const onItsWay = (state: string) => {
      setBrowserDay('2026-11-23');
      return state;
    };
    const warned = vi.spyOn(console, 'error');
    const { mismatches, calls } = await startedApplication(path, {
      changed,
      changeState: onItsWay,
    });
    const expected = labelsOn['2026-11-23'];
    await untilShown(path === '/events' ? expected : expected.slice(0, 4));
    expect({ mismatches, calls, warned: warned.mock.calls }).toEqual({
      mismatches: [],
      calls: [],
      warned: [],
    });
    warned.mockRestore();
  },
);

test.for([
  ['a tab that was left open', () => document.dispatchEvent(returned('visibilitychange'))],
  ['the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
] as const)(
  'on return to the page from %s, its labels are those of the day',
  async ([, comeBack]) => {
    setBrowserDay('2026-11-22');
    await startedApplication('/events', { changed });
    await untilShown(labelsOn['2026-11-22']);
    const cards = shownCards();
    for (const day of ['2026-11-23', '2026-11-25', '2027-01-01'] as const) {
      setBrowserDay(day);
      comeBack();
      await untilShown(labelsOn[day]);
      // The same elements in the same order: no row is removed, moved or made again.
      expect(shownCards()).toEqual(cards);
    }
  },
);

test('the labels change at midnight in Texas, wherever the browser is', async () => {
  const midnight = texasMidnight(SAMPLE_DAY + 1);
  setTime(midnight - MINUTE);
  await startedApplication('/events', { changed });
  await untilShown(labelsOn['2026-11-22']);
  setTime(midnight);
  dispatchEvent(new Event('pageshow'));
  await untilShown(labelsOn['2026-11-23']);
});

test('a page without days comes without the day, and the next page takes the browser’s', async () => {
  setBrowserDay('2026-11-25');
  const answers = { '/api/events': { json: await eventsOfTheServer() } };
  const page = await startedApplication('/blog', { changed, answers });
  const { day } = JSON.parse(document.getElementById('state')?.textContent ?? '') as {
    day?: string;
  };
  expect(day).toBeUndefined();
  document.querySelector<HTMLElement>('header a[href="/events"]')?.click();
  await page.findByRole('heading', { level: 1, name: 'Events' });
  await untilShown(labelsOn['2026-11-25']);
});

/** The rows that the server of yesterday's page sends. */
async function eventsOfTheServer(): Promise<unknown> {
  const { document: page } = await pageAt('/events', changed);
  const state = JSON.parse(page.getElementById('state')?.textContent ?? '') as {
    answers: Record<string, unknown>;
  };
  return state.answers['/api/events'];
}

/** Sets the browser's clock to noon in Texas. */
function setBrowserDay(date: string): void {
  const day: CivilDay = parseDay(date) ?? Number.NaN;
  setTime(texasMidnight(day) + 12 * 60 * MINUTE);
}

/** Only the clock: timers go on as usual. */
function setTime(instant: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: instant });
}

/** As browsers send it: to the document, from where it bubbles. */
function returned(type: string): Event {
  return new Event(type, { bubbles: true });
}

function shownCards(): Element[] {
  return [...document.querySelectorAll('main .event-card')];
}

function shownDays(page: Document): string[] {
  const days = texts(page.querySelectorAll('main .event-days'));
  return days.map((text) => text.replaceAll('\u00A0', ' '));
}

async function untilShown(labels: readonly string[]): Promise<void> {
  await expect.poll(() => shownDays(document)).toEqual(labels);
}
