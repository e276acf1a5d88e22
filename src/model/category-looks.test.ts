import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { POST_CATEGORIES } from '../features/blog/post-categories.ts';
import { EVENT_CATEGORIES } from '../features/events/event-categories.ts';
import { ACTIVITY_CATEGORIES, activityEmoji, categoryTone } from './category-looks.ts';
import { categoryPath } from './paths.ts';

describe('"Learn More" link to the category page (section 2, "Things to do")', () => {
  test.each([
    ['Wine & Spirits', '/wine-spirits'],
    ['Water Sports', '/water-sports'],
    ['Outdoor', '/outdoor'],
    ['Culture', '/culture'],
    ['Dining', '/dining'],
    ['Entertainment', '/entertainment'],
  ])('%s goes to %s', (category, path) => {
    expect(categoryPath(category)).toBe(path);
  });

  test.each([
    'Photography',
    'Water Activities',
    'Food & Dining',
    '',
    'outdoor',
    'constructor',
    '__proto__',
  ])('"Any other category goes to /things-to-do": %j', (category) => {
    expect(categoryPath(category)).toBe('/things-to-do');
  });
});

describe('an emoji chosen by category (section 2, "Home")', () => {
  test('the nine categories of section 3 each have one', () => {
    expect(ACTIVITY_CATEGORIES).toEqual([
      'Wine & Spirits',
      'Water Sports',
      'Outdoor',
      'Culture',
      'Dining',
      'Entertainment',
      'Photography',
      'Water Activities',
      'Food & Dining',
    ]);
    expect(new Set(ACTIVITY_CATEGORIES.map(activityEmoji)).size).toBe(9);
  });

  test.each(['Rodeo', '', 'toString'])('%j gets a compass', (category) => {
    expect(activityEmoji(category)).toBe('🧭');
  });
});

describe('badges (section 3)', () => {
  test.each([...ACTIVITY_CATEGORIES, ...EVENT_CATEGORIES, ...POST_CATEGORIES])(
    '%s has its own color',
    (category) => {
      expect(categoryTone(category)).not.toBe('neutral');
    },
  );

  test.each(['Rodeo', '', 'wine & spirits', '__proto__', 'constructor'])(
    '"Unknown categories get a neutral grey badge": %j',
    (category) => {
      expect(categoryTone(category)).toBe('neutral');
    },
  );

  test('every color is a class of the stylesheet', () => {
    const css = readFileSync(new URL('../site/cards/badges.css', import.meta.url), 'utf8');
    for (const category of [...ACTIVITY_CATEGORIES, ...EVENT_CATEGORIES, ...POST_CATEGORIES]) {
      expect(css).toContain(`.badge-${categoryTone(category)}`);
    }
  });
});
