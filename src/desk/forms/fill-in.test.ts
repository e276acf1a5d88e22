import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { Entries } from '../content/entries.ts';
import { formOf } from '../content/forms.ts';
import { filledIn } from './fill-in.ts';
import type { Written } from './form.ts';

const entries = new Entries(contentTables, async () => '');
const post = formOf(entries, { list: 'posts', key: null });
const page = formOf(entries, { list: 'ownPages', key: null });
const TODAY = 'November 27, 2026';

test('a new post has its day and the time that it takes, which grows with it', () => {
  const titled = filledIn(post, {}, { title: 'Deer' }, TODAY);
  expect(titled).toEqual({ title: 'Deer', publishedAt: TODAY });
  const short = filledIn(post, titled, { ...titled, content: 'Go out early.' }, TODAY);
  expect(short.readTime).toBe('1 min read');
  const long = filledIn(post, short, { ...short, content: 'word '.repeat(700) }, TODAY);
  expect(long.readTime).toBe('4 min read');
});

test('a post that is finished on another day than it was begun has the day on which it is finished', () => {
  const begun = filledIn(post, {}, { title: 'Deer' }, TODAY);
  const later = (before: Written) =>
    filledIn(post, before, { ...before, content: 'Go.' }, 'December 3, 2026', TODAY).publishedAt;
  expect(later(begun)).toBe('December 3, 2026');
  expect(later({ ...begun, publishedAt: 'May 1, 2026' })).toBe('May 1, 2026');
});

test('what somebody typed or emptied stays', () => {
  const typed = { title: 'Deer', publishedAt: 'May 1, 2027', readTime: '9 min read' };
  const before = { ...typed, content: 'a' };
  const after = { ...typed, content: 'b c' };
  expect(filledIn(post, before, after, TODAY)).toEqual(after);
  const emptied = { title: 'Deer', publishedAt: '' };
  expect(filledIn(post, { title: 'Deer', publishedAt: TODAY }, emptied, TODAY)).toEqual(emptied);
});

test('the address of a page follows its title, until it is typed', () => {
  const one = filledIn(page, {}, { title: 'Pool' }, TODAY);
  expect(one.slug).toBe('pool');
  const two = filledIn(page, one, { ...one, title: 'Pool rules' }, TODAY);
  expect(two.slug).toBe('pool-rules');
  const own = filledIn(page, two, { ...two, slug: 'pool' }, TODAY);
  expect(filledIn(page, own, { ...own, title: 'Our pool' }, TODAY).slug).toBe('pool');
});
