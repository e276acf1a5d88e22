import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../model/fixtures/any-text.ts';
import { cases } from '../../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../../model/fixtures/expect-linear-time.ts';
import { ADDRESS, linkOf, readLink, seenIn, trip } from '../../fixtures/plan-links.ts';
import { anyPlan } from '../../fixtures/plans.ts';
import { LONGEST_LINK, planLink } from './plan-link.ts';
import { readPlanLink } from './read-plan-link.ts';

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16)}`;
}

describe('a link that is not what it was', () => {
  test.each(['3.20270319_a12.abc', '17.', '3', '999999.x'])(
    '%s is of a newer version of the guide, which can be said',
    (fragment) => {
      expect(readPlanLink(fragment)).toEqual({ problem: 'newer' });
    },
  );

  test.each([
    '1',
    '2',
    '2.a12._.0',
    '1.',
    '1.a12',
    '1.20270319_a12.0',
    '0.20270319_a12.abc',
    'plan',
    '<script>alert(1)</script>',
    '%',
    '%E0%A4%A',
    '__proto__',
    '1.__proto__.abc',
    '\uD800',
  ])('%j is broken', (fragment) => {
    expect(readPlanLink(fragment)).toEqual({ problem: 'broken' });
  });

  test('a longer one of a newer version is said to be newer; of this version, none is longer', () => {
    const long = '.x'.repeat(LONGEST_LINK);
    expect(readPlanLink(`#3${long}`)).toEqual({ problem: 'newer' });
    expect(readPlanLink(`#2${long}`)).toEqual({ problem: 'broken' });
  });

  test.each(['a\u202Eb', 'x'.repeat(201), ' x'])(
    'one with the note %j, which nobody can write here, is broken',
    (note) => {
      const crafted = linkOf([{ key: 'a1', order: 0, changes: 1, note }], true);
      expect(readLink(crafted)).toEqual({ problem: 'broken' });
    },
  );

  test('one that lost its end is broken, wherever it was cut', () => {
    const { hash } = new URL(linkOf(trip, true));
    const read = Array.from({ length: hash.length - 2 }, (_, cut) =>
      readPlanLink(hash.slice(0, cut + 2)),
    );
    for (const one of read) expect(one).toEqual({ problem: 'broken' });
  });

  test.each([
    (link: string) => link.replaceAll('~', '%7e'),
    (link: string) => link.replaceAll('_', '%5F'),
    (link: string) => link.replace(/(?<=#).*/, (hash) => hash.replace(/[.~_-]/g, percent)),
    (link: string) => `${link}.`,
    (link: string) => `${link})`,
    (link: string) => `${link}%29.`,
    (link: string) => `${link}”`,
    (link: string) => `${link}%20`,
    (link: string) => `${link}&utm_source=x`,
    (link: string) => `${link}&amp;fbclid=a.b`,
  ])('fragment changed on the way: %s is read', (change) => {
    for (const withNotes of [false, true])
      expect(seenIn(change(linkOf(trip, withNotes)))).toEqual(seenIn(linkOf(trip, withNotes)));
  });

  test.each(['x', '9', 'é', '.x', '~a'])('one with %j behind it is broken', (added) => {
    expect(readLink(linkOf(trip) + added)).toEqual({ problem: 'broken' });
  });

  test('500 changed links and any text: no throw, and a plan that comes out is one that the link could have held', () => {
    const sign = fc.constantFrom(...'0129aetpCBOn_-~.%#<>"\'{}=/\\ \0é🤠');
    fc.assert(
      fc.property(
        anyPlan(),
        fc.boolean(),
        fc.nat(),
        fc.nat({ max: 3 }),
        sign,
        (plan, withNotes, at, length, put) => {
          const made = planLink(ADDRESS, plan, withNotes);
          const { hash } = new URL('link' in made ? made.link : `${ADDRESS}#1.`);
          const from = at % (hash.length + 1);
          const read = readPlanLink(hash.slice(0, from) + put + hash.slice(from + length));
          if ('plan' in read) expect('link' in planLink(ADDRESS, read.plan.items, true)).toBe(true);
        },
      ),
      cases(500),
    );
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(readPlanLink(text)).toBeDefined();
      }),
      cases(500),
    );
  });

  test.each(['a', '.', '~', '_a1', '-', '%7E', '1.', '🤠'])(
    'reading takes no longer than the text, up to 1 MB of %j',
    async (unit) => {
      await expectLinearTime((length) => readPlanLink(`#2.${unit.repeat(length / unit.length)}`));
    },
  );
});
