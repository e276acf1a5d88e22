import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../server/fixtures/shipped-snapshot.ts';
import { allWords, WordsProvider } from '../../../site/words/words-context.ts';
import type { PlanFacts } from '../plan-facts.ts';
import { RowFacts } from './RowChecks.tsx';

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
