// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { message, stayAt } from '../fixtures/stay-at.ts';
import { datesToBook } from './dates-to-book.ts';
import { dropStayDates } from './stay-dates.ts';

const SAID =
  '2 nights Friday, December 4, 2026 to Sunday, December 6, 2026 Only this page’s address keeps them.';

test.each([
  ['has no room', 'QuotaExceededError', '#2027-03-19/2027-03-22'],
  ['keeps nothing', 'SecurityError', undefined],
])(
  'a browser that %s: that is said, and the dates stay until the page is closed',
  async (_, fault, before) => {
    onTestFinished(() => {
      vi.restoreAllMocks();
      dropStayDates();
    });
    if (before) localStorage.setItem('stay', before);
    const refuse = () => {
      throw new DOMException('no', fault);
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    if (!before) vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const { getByRole, follow } = await stayAt('');
    expect(message()).toBe('');
    fireEvent.click(getByRole('button', { name: 'The weekend after' }));
    await expect.poll(() => message()).toBe(SAID);
    follow('/events');
    expect(datesToBook(Date.now())).toEqual({ arrival: '2026-12-04', departure: '2026-12-06' });
    follow('/stay');
    await expect.poll(() => message()).toBe(SAID);
  },
);
