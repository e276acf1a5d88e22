import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOf } from '../../../model/day/civil-day.ts';
import { shippedContent } from '../../../server/fixtures/shipped-snapshot.ts';
import { allWords, WordsProvider, wordsOf } from '../../../site/words/words-context.ts';
import type { DraftPlace } from '../draft-place.ts';
import { type Asked, DraftRow } from './DraftRow.tsx';
import { hoursNote } from './hours-note.ts';

const { words } = await shippedContent();
const FRIDAY = dayOf(2027, 7, 16);

/** What a draft says of a visit that begins at an hour, to a place that is best at these times. */
function shown(hour: number, best: DraftPlace['best'], wish: Asked = {}): string {
  const position = { latitude: 30, longitude: -98 };
  const about = { title: 'A hill', path: '/hill', fromTown: 0, category: 'Outdoor', takes: 60 };
  const place: DraftPlace = {
    ...{ key: 'a1', ...about, ...position, best, dogs: 'yes', stepFree: 'yes' },
    asOf: { dogs: 'As of 2024; check.', stepFree: 'As of 2023; check.' },
  };
  const stop = { place, from: hour * 60, to: hour * 60 + 60, road: 0, callFirst: undefined };
  return renderToString(
    <WordsProvider value={allWords(words)}>
      <DraftRow stop={{ ...stop, usual: undefined }} day={FRIDAY} from={undefined} {...wish} />
    </WordsProvider>,
  );
}

test('a visit is said to be at its best time only if its hour is that', () => {
  expect(shown(9, ['morning', 'evening'])).toContain('Best in the morning');
  expect(shown(18, ['morning', 'evening'])).toContain('Best toward evening');
  expect(shown(18, ['afternoon', 'evening'])).toContain('Best toward evening');
  expect(shown(12, ['afternoon', 'evening'])).not.toContain('Best');
  expect(shown(13, ['morning', 'afternoon'])).not.toContain('Best');
});

test('how old an answer about dogs or steps is, only who has asked for it reads', () => {
  expect(shown(9, undefined)).not.toContain('As of');
  expect(shown(9, undefined, { dog: true })).toContain('With a dog: As of 2024');
  expect(shown(9, undefined, { dog: true })).not.toContain('No steps');
  expect(shown(9, undefined, { stepFree: true })).toContain('No steps: As of 2023');
});

test('without hours, call first; a place without a door is only said to name none', () => {
  const { row } = wordsOf(words, 'drafts');
  const about = { key: 'a1', title: 'A hill', path: '/hill', fromTown: 0, category: 'Outdoor' };
  const place = { ...about, latitude: 30, longitude: -98, takes: 60 } as DraftPlace;
  const times = { from: 540, to: 600, road: 0, usual: undefined };
  const note = (more: Partial<DraftPlace>) =>
    hoursNote({ ...times, callFirst: true, place: { ...place, ...more } }, row);
  expect(note({})).toBe('Call first. We aren’t sure of its hours.');
  expect(note({ hours: 'Dawn to dusk', openAir: true })).toMatch(/^Call first\. .* Dawn to dusk$/);
  expect(note({ openAir: true, isOld: true })).toMatch(/^Call first/);
  expect(note({ openAir: true })).toBe('Outdoors and free. We know of no hours.');
  expect(hoursNote({ ...times, callFirst: undefined, place }, row)).toBeUndefined();
});
