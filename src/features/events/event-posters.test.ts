import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_CATEGORIES } from './event-categories.ts';
import { eventPoster, eventPosters } from './event-posters.ts';

test.each(EVENT_CATEGORIES)('%s has a poster of its own, which is drawn', (category) => {
  const poster = eventPoster(category);
  expect(eventPosters.filter((name) => name === poster)).toHaveLength(1);
  expect(existsSync(`content/images/${poster}.svg`)).toBe(true);
});

test.each(['Rodeo', '', 'constructor'])(
  'an unknown category, %j, has a drawing that says nothing of the kind',
  (category) => {
    expect(eventPoster(category)).toBe('event-other');
    expect(existsSync('content/images/event-other.svg')).toBe(true);
  },
);
