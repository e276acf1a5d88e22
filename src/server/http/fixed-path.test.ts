import { expect, test } from 'vitest';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { fixedPaths } from '../../model/site-paths.ts';
import { fakeRenderer } from '../fixtures/fake-renderer.ts';
import { guideInMemory } from '../fixtures/guide-in-memory.ts';
import { fixPath } from './fixed-path.ts';

const renderer = { ...fakeRenderer(), knownPaths: () => [...fixedPaths, '/blog/1', '/blog/3'] };

/** Where the address leads, or the status of what it answers. */
async function destination(target: string): Promise<string | number> {
  const guide = await guideInMemory({ renderer });
  const { status, headers } = await guide.get(target);
  return status === 308 ? String(headers.location) : status;
}

test.each([
  ['/Events', '/events'],
  ['/EVENTS?a=B', '/events?a=B'],
  ['/Feed.XML', '/feed.xml'],
  ['/Blog/3', '/blog/3'],
  ['/Blog//3/', '/blog/3'],
  ['/Favicon.svg', '/favicon.svg'],
  ['/Wine-Tours?a=b', '/wine-spirits?a=b'],
])('address in other case: %s leads to %s (decision 17)', async (target, meant) => {
  expect(await destination(target)).toBe(meant);
});

test.each([
  ['/events.', '/events'],
  ['/events,?a=b', '/events?a=b'],
  ['/blog/1.', '/blog/1'],
  ['/Blog/1).', '/blog/1'],
  ['/blog/1%29', '/blog/1'],
  ['/events%20', '/events'],
  ['/events%E2%80%9D.', '/events'],
  ['/events%E2%80%A6', '/events'],
  ['/events%3E', '/events'],
  ['/events**', '/events'],
  ['/events%0D%0A', '/events'],
  ['/events./', '/events'],
  ['/,', '/'],
])(
  'address with the punctuation of its sentence: %s leads to %s (decision 17)',
  async (target, meant) => {
    expect(await destination(target)).toBe(meant);
  },
);

test.each([
  ['/plan%231.20270319_a1.x', '/plan#1.20270319_a1.x'],
  ['/stay%232027-03-19/2027-03-22', '/stay#2027-03-19/2027-03-22'],
  ['/Stay%232027-03-19%2F2027-03-22?utm_source=x', '/stay?utm_source=x#2027-03-19%2F2027-03-22'],
  ['/search%23q=Swim&town=Wimberley', '/search#q=Swim&town=Wimberley'],
  ['/search/%23q=a%20b', '/search#q=a%20b'],
  ['/%23main', '/#main'],
  ['/events%23', '/events'],
])(
  'shared link whose # was encoded on the way: %s leads to %s (decision 17)',
  async (target, meant) => {
    expect(await destination(target)).toBe(meant);
  },
);

test.each([
  '/event',
  '/Event.',
  '/events.html',
  '/events/nope.',
  '/blog/99.',
  '/nope%23q',
  '/blog%2F1',
  '/API/events',
  '/Images/a.svg',
  '/assets/APP-1a2b3c4d.js',
  '//Events',
])('nothing else is guessed: %s is 404 (decision 17)', async (target) => {
  expect(await destination(target)).toBe(404);
});

test.each([',', '%2C', '%20', '%23', '%E2%80%9D', '.%'])(
  'a megabyte of %j in an address is read without delay',
  async (piece) => {
    await expectLinearTime((length) => fixPath(`/a${piece.repeat(length / piece.length)}a`));
  },
);
