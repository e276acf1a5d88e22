// @vitest-environment jsdom
import { fireEvent, getByLabelText, getByRole, queryByText } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { DatesPage } from './DatesPage.tsx';

/** The page with one event, on November 29, 2026; `sent` has what it publishes. */
async function showDates() {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, 18), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  HTMLElement.prototype.scrollIntoView = () => {};
  const when = { every: 'third Friday', in: 'November', lasts: 44, usual: true };
  const lights = { ref: { list: 'events', key: 3 }, title: 'Lights', when };
  const sent: unknown[] = [];
  await showPage(<DatesPage />, '/dates', (path, { dates }) => {
    if (path === '/api/dates') return [{ ...lights, from: '2026-11-20', to: '2027-01-02' }];
    if (path === '/api/announced') sent.push(dates);
    return { is: 'same' };
  });
  const type = async (label: string, value: string) => {
    fireEvent.change(getByLabelText(document.body, label), { target: { value } });
    await settled();
  };
  const tap = async (name: string) => {
    fireEvent.click(getByRole(document.body, 'button', { name }));
    await settled();
  };
  const says = (words: RegExp) => queryByText(document.body, words) !== null;
  return { sent, type, tap, says };
}

test.each([
  ['a last day before the first', '2026-12-05', '2026-11-27', /last day is before the first/],
  ['a first day alone, of what lasts for weeks', '2026-12-05', '', /Which is the last day/],
  ['a last day alone', '', '2026-12-27', /The first day is missing/],
  ['days that are over', '2026-11-01', '2026-11-08', /over already/],
])('%s: nothing goes live, and the field says why', async (_, from, to, words) => {
  const { sent, type, tap, says } = await showDates();
  await type('First day', from);
  await type('Last day', to);
  expect(says(words)).toBe(true);
  await tap('Publish');
  expect([sent, says(/Nothing is live yet. Look at “Lights”/)]).toEqual([[], true]);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('one day of what lasts for weeks is asked about, and goes live if it is meant', async () => {
  const { sent, type, tap } = await showDates();
  await type('First day', '2026-12-05');
  await tap('Only this one day: Lights');
  await tap('Publish');
  expect(sent).toEqual([[expect.objectContaining({ from: '2026-12-05', to: '2026-12-05' })]]);
});

test('the card says of which year its days are, and that days of the year after leave them', async () => {
  const { type, says } = await showDates();
  expect(says(/Usually Friday, November 20, 2026, to Saturday, January 2, 2027/)).toBe(true);
  await type('First day', '2026-11-27');
  expect(says(/stays as usual/)).toBe(false);
  await type('First day', '2027-11-19');
  expect(says(/a later year’s. What is on from Friday, November 20, 2026 stays as usual/)).toBe(
    true,
  );
});
