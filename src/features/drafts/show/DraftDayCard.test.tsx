import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOf } from '../../../model/day/civil-day.ts';
import { shippedContent } from '../../../server/fixtures/shipped-snapshot.ts';
import { allWords, WordsProvider } from '../../../site/words/words-context.ts';
import { CABINS } from '../fixtures/wishes.ts';
import { DraftDayCard } from './DraftDayCard.tsx';

const { words } = await shippedContent();

/** What a draft says of a day with a visit, and so many minutes on the road. */
function shown(driving: number): string {
  const about = { title: 'The square', path: '/square', fromTown: 0, category: 'Culture' };
  const place = { key: 'a1', ...about, ...CABINS, takes: 60 };
  const stops = [{ place, from: 600, to: 660, road: 0 }];
  const day = { day: dayOf(2027, 7, 16), stops, swap: [], driving };
  const on = { onAnotherDay() {}, onTool() {} };
  return renderToString(
    <WordsProvider value={allWords(words)}>
      <DraftDayCard
        draft={{ ...day, isShort: false, hasAnother: false }}
        base={CABINS}
        DayMap={undefined}
        kept=""
        on={on}
      />
    </WordsProvider>,
  );
}

test('a day that is spent where it begins says nothing of the road', () => {
  expect(shown(45)).toContain('on the road');
  expect(shown(0)).not.toContain('on the road');
});
