import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../server/fixtures/shipped-snapshot.ts';
import { allWords, WordsProvider, wordsOf } from '../../../site/words/words-context.ts';
import type { PlanFacts } from '../plan-facts.ts';
import { RowFacts, warningsInWords } from './RowChecks.tsx';

const { words } = await shippedContent();

/** What a visitor reads of a place when its row is open. */
function shown(fact: Partial<PlanFacts>, day: string): string {
  const facts = new Map([['a1', { title: 'A museum', path: '/museum', ...fact }]]);
  return renderToString(
    <WordsProvider value={allWords(words)}>
      <RowFacts id="a1" day={day} leg={undefined} facts={facts} today="2027-03-01" />
    </WordsProvider>,
  );
}

test('hours that were checked long ago aren’t said to be those of the day', () => {
  const open = '10:00-17:00';
  expect(shown({ open }, '2027-03-19')).toContain('Open on this day: 10 AM-5 PM');
  expect(shown({ open, isOld: true }, '2027-03-19')).not.toContain('Open on this day');
});

test('an event isn’t said to be on other days after the last one that the calendar knows', () => {
  const days = [{ startDate: '2027-10-01', endDate: '2027-10-03' }];
  const facts = new Map([['e1', { title: 'Oktoberfest', path: '/oktoberfest', days }]]);
  const warned = (day: string | undefined) =>
    warningsInWords({ id: 'e1', day, facts, today: '2027-03-01' }, wordsOf(words, 'plan-days'));
  expect(warned('2028-08-31')).toHaveLength(1);
  expect(warned('2028-10-06')).toEqual([]);
  expect(warned(undefined)).toEqual([]);
});
