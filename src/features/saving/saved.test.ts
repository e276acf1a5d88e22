// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hrefs } from '../../server/fixtures/element-texts.ts';
import { livePage } from '../../server/fixtures/live-page.tsx';

test('a browser that has no room: at the first mark that is said, with a link to the plan, and not again', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { findByText, untilLoaded } = await livePage('/events');
  await untilLoaded();
  const [first, second] = document.querySelectorAll<HTMLElement>('#main .save');
  if (!first || !second) throw new Error('Nothing can be saved.');
  const isSaved = (mark: Element) => mark.getAttribute('aria-pressed') === 'true';
  fireEvent.click(first);
  await findByText('Your plan isn’t kept yet');
  const notices = () => document.querySelectorAll('.notice');
  expect(hrefs(notices()[0]?.querySelectorAll('a') ?? [])).toEqual(['/plan']);
  fireEvent.click(document.querySelector('.notice-close') as HTMLElement);
  fireEvent.click(second);
  await expect.poll(() => isSaved(first) && isSaved(second)).toBe(true);
  await expect.poll(() => notices().length).toBe(0);
});
