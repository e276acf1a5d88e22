import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { type Change, compareEntries } from '../../content/merge/changes.ts';
import type { Content } from '../../model/content/content.ts';
import { sampleActivity } from '../../model/fixtures/samples.ts';
import { changedAddresses } from './changed-addresses.ts';

type Activity = Content['activities'][number];

const rock: Activity = { ...sampleActivity(1, { title: 'The Rock' }), featured: false };
const other: Activity = { ...sampleActivity(2, { title: 'Blue Hole' }), featured: false };

/** What a publish says that replaces these activities, and these redirects. */
function lost(before: Activity[], after: Activity[], redirects = {}) {
  const entries = (activities: Activity[]) =>
    new Map(activities.map((activity) => [activity.id, activity]));
  const site: Change = { kind: 'changed', list: 'site', before: {}, after: { redirects } };
  const changes = [site, ...compareEntries('activities', entries(before), entries(after))];
  const { lost, moved } = changedAddresses(changes, contentTables);
  return [...lost, ...moved];
}

const MOVED =
  'activities 1 "The Rock": its page moves from /things-to-do/the-rock to /things-to-do/big-rock; links to it go on.';
const GONE =
  'activities 1 "The Rock": its page /things-to-do/the-rock goes away, and links to it would find nothing; if another entry stands in for it, add there: formerly: [the-rock]';

test.each<[string, Activity[], string[]]>([
  ['another title', [{ ...rock, title: 'Big Rock' }, other], [MOVED]],
  ['another slug', [{ ...rock, slug: 'big-rock' }, other], [MOVED]],
  [
    'another slug after others',
    [{ ...rock, slug: 'big-rock', formerly: ['dome'] }, other],
    [MOVED],
  ],
  ['an entry that is removed', [other], [GONE]],
  [
    'another title with the old slug',
    [{ ...rock, title: 'Big Rock', slug: 'the-rock' }, other],
    [],
  ],
  [
    'another title, the old slug in formerly',
    [{ ...rock, title: 'Big Rock', formerly: ['the-rock'] }, other],
    [],
  ],
  ['an entry that another one stands in for', [{ ...other, formerly: ['the-rock'] }], []],
  [
    'an entry whose address another one takes',
    [{ ...other, title: 'The Rock', formerly: ['blue-hole'] }],
    [],
  ],
  ['other words at the same address', [{ ...rock, title: 'The rock!' }, other], []],
  ['another order and a new entry', [other, rock, { ...rock, id: 3, slug: 'new' }], []],
])('%s', (_, after, lines) => {
  expect(lost([rock, other], after)).toEqual(lines);
});

test('a redirect in site.yaml keeps the address', () => {
  const redirects = { '/things-to-do/the-rock/': '/things-to-do' };
  expect(lost([rock, other], [other], redirects)).toEqual([]);
});

test('events, too', () => {
  const before = new Map([[1, { id: 1, title: 'Fair' }]]);
  expect(changedAddresses(compareEntries('events', before, new Map()), contentTables).lost).toEqual(
    [expect.stringMatching(/^events 1 "Fair": its page \/events\/fair goes away/)],
  );
});
