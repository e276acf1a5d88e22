import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import type { EntryAddress } from '../versions/version.ts';
import { goneAddresses, movedAddresses } from './moved-addresses.ts';

const content = sampleContent();
const [first, second] = content.events as unknown as { id: number; title: string; slug: string }[];

/** The content with these slugs for its first two events. */
function withSlugs(one: string, two: string) {
  const [, , ...others] = content.events;
  const events = [{ ...first, slug: one }, { ...second, slug: two }, ...others];
  return { ...content, events } as typeof content;
}

const known = (id: number | undefined, slug: string): EntryAddress => ({
  ...{ list: 'events', key: String(id), path: `/events/${slug}` },
});

test.each([
  ['an address that it has today', [known(first?.id, 'one')], {}],
  ['one that it had', [known(first?.id, 'old')], { '/events/old': '/events/one' }],
  ['one that another entry has today', [known(first?.id, 'two')], {}],
  ['one of an entry that is gone', [known(999, 'gone')], {}],
  [
    'one that two entries had, one after the other',
    [known(first?.id, 'old'), known(second?.id, 'old')],
    { '/events/old': '/events/two' },
  ],
  ['one of a list that is no more', [{ list: 'tours', key: '1', path: '/tours/a' }], {}],
])('%s', (_, addresses, moved) => {
  expect(movedAddresses(withSlugs('one', 'two'), contentTables, addresses)).toEqual(moved);
});

test('what is gone is known with its list, place and category; what moved or belongs to another is not gone', () => {
  const about = (slug: string, path: string) => ({ list: 'about', key: `/events/${slug}`, path });
  const addresses = [
    known(999, 'gone'),
    about('gone', '/Old%20Town/Food'),
    about('gone', '/Luckenbach%2C%20Texas/Music'),
    known(998, 'bare'),
    known(first?.id, 'old'),
    known(997, 'two'),
    { list: 'posts', key: '1', path: '/blog/1' },
    { list: 'posts', key: '999', path: '/blog/999' },
    { list: 'about', key: '/blog/999', path: '//Photography' },
    { list: 'tours', key: '1', path: '/tours/a' },
  ];
  expect(goneAddresses(withSlugs('one', 'two'), contentTables, addresses)).toEqual({
    '/events/gone': { list: 'events', place: 'Luckenbach, Texas', category: 'Music' },
    '/events/bare': { list: 'events', place: '', category: '' },
    '/blog/999': { list: 'posts', place: '', category: 'Photography' },
  });
});
