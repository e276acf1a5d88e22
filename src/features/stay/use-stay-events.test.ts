// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { offlineDate } from '../../site/offline-date.ts';
import { dayTexts, stayAt } from '../fixtures/stay-at.ts';

test('without a signal, the calendar is as old as what is kept, and nothing is said of days after it', async () => {
  onTestFinished(() => offlineDate.change(undefined));
  offlineDate.change('2026-10-10');
  await stayAt('2028-04-09/2028-04-11');
  expect(document.body.textContent).toContain('Our calendar of events ends on April 10, 2028');
  expect(dayTexts().at(-1)).not.toContain('Nothing on this day alone');
});
