import { describe, expect, test } from 'vitest';
import { validate, type YamlPlace } from '../../content/files/schema-problems.ts';
import { VISIT } from '../../content/fixtures/sample-content.ts';
import { expectLinearTime } from '../fixtures/expect-linear-time.ts';
import { visitSchema } from './visit-schema.ts';
import type { WrittenVisit } from './written-visit.ts';

/** What's wrong with the facts, as the owner reads it. */
function faultsOf(visit: unknown): string[] {
  const faults: string[] = [];
  const yaml = { file: 'a.yaml', value: visit, lineOf: () => undefined };
  const place: YamlPlace = { yaml, root: '', path: [] };
  validate(visitSchema, place, ({ field, message }) => faults.push(`${field}: ${message}`));
  return faults;
}

/** What the owner can write besides the facts that are shown as they are. */
const EVERY_FACT: WrittenVisit = {
  ...VISIT,
  open: 'Tu-Sa 12:00-16:00',
  closure: { is: 'The low bridge is out.', source: 'https://example.com/', checked: '2026-11-02' },
  days: { source: 'https://example.com/', checked: '2026-09-19' },
  approximate: true,
  takes: 90,
  best: 'morning',
  meal: ['lunch', 'dinner'],
  townMinutes: 10,
  sources: [{ of: 'Fees', source: 'https://example.com/fees', checked: '2026-09-19' }],
};

describe('visit (decision 29)', () => {
  test('takes every fact, and leaves each as it was written', () => {
    const read = visitSchema.parse(EVERY_FACT);
    expect(read).toEqual(EVERY_FACT);
    expect(Object.keys(EVERY_FACT).sort()).toEqual(Object.keys(visitSchema.shape).sort());
  });

  test.for([
    [{}],
    [{ town: 'Hye' }],
    [{ months: ['June', 'November-February'], dogs: 'no', reserve: 'no' }],
    [{ telephone: '(830) 555-0142' }],
    [{ latitude: 25.8, longitude: -93.5 }],
    [{ price: { is: '$8', checked: '2026-11-02' }, free: { is: true, source: 'https://a.com' } }],
    [{ months: { is: ['June', 'August'], checked: '2026-11-02' }, closed: { is: ['Mon'] } }],
    [{ dogs: { level: 'no', checked: '2026-11-02' }, days: { checked: '2026-11-02' } }],
    [{ best: ['morning', 'evening'], meal: 'lunch' }],
  ])('each fact is optional: %j', ([visit]) => {
    expect(faultsOf(visit)).toEqual([]);
  });

  test.for<[unknown, string]>([
    [{ latitude: 30.2 }, 'longitude: is missing next to latitude; add it, or delete latitude'],
    [{ longitude: -98.2 }, 'latitude: is missing next to longitude; add it, or delete longitude'],
    [
      { latitude: -98.2, longitude: 30.2 },
      'latitude: is -98.2, which is a longitude, and longitude is 30.2; swap the two numbers',
    ],
    [
      { latitude: 30.2, longitude: 98.2 },
      'longitude: is 98.2, which is not in Texas; put a minus sign in front of it: -98.2',
    ],
    [
      { latitude: 48.1, longitude: -98.2 },
      'latitude: is 48.1, which is not in Texas; correct it to a number from 25.8 to 36.6',
    ],
    [
      { latitude: 30.2, longitude: 11.5 },
      'longitude: is 11.5, which is not in Texas; correct it to a number from -106.7 to -93.5',
    ],
    [{ latitude: '30.2', longitude: -98.2 }, 'latitude: is text, but must be a number'],
    [
      { telephone: '(512) 555-014' },
      'telephone: cannot be dialed; write it like +1 512-555-0142, with all ten digits',
    ],
    [{ telephone: 5125550142 }, 'telephone: is a number, but must be text; put it in quotes'],
    [{ url: 'http://example.com' }, 'url: must be an address that starts with https://'],
    [{ source: 'the radio' }, 'source: must be an address that starts with https://'],
    [{ water: '/river' }, 'water: must be an address that starts with https://'],
    [{ free: 'perhaps' }, 'free: is text, but must be true or false'],
    [{ closed: ['Monday'] }, 'closed[0]: must be one of Mon, Tue, Wed, Thu, Fri, Sat, Sun'],
    [{ closed: ['Mon', 'Mon'] }, 'closed: names Mon twice; delete one of them'],
    [{ closed: 'Mon' }, 'closed: is text, but must be a list, each entry starting with "- "'],
    [{ closed: [] }, 'closed: is an empty list; add an entry or delete the field'],
    [
      { months: 'all summer' },
      'months: must be a month such as June, a range such as March-December, or a list of them',
    ],
    [{ reserve: 'yes' }, 'reserve: must be required, advised or no'],
    [{ dogs: 'on a leash' }, 'dogs: must be yes, no or limited'],
    [{ dogs: 1 }, 'dogs: must be yes, no or limited'],
    [{ reserve: true }, 'reserve: must be required, advised or no'],
    [{ children: { level: 'some', note: 'x' } }, 'children.level: must be yes, no or limited'],
    [{ dogs: { level: 'no' } }, 'dogs.note: is missing; add it'],
    [{ dogs: ['yes'] }, 'dogs: must be yes, no or limited'],
    [{ verified: 'last year' }, 'verified: must be a date such as 2026-11-02'],
    [{ price: ' ' }, 'price: is blank; write some text'],
    [{ price: { is: ' ' } }, 'price.is: is blank; write some text'],
    [{ price: { checked: '2026-11-02' } }, 'price.is: is missing; add it'],
    [{ price: { is: '$8', checked: 'May' } }, 'price.checked: must be a date such as 2026-11-02'],
    [
      { price: { is: '$8', verified: '2026-11-02' } },
      'price.verified: belongs beside price, not in it; start it in the same column as price',
    ],
    [
      { telephone: { is: '12' } },
      'telephone.is: cannot be dialed; write it like +1 512-555-0142, with all ten digits',
    ],
    [
      { dogs: { level: 'no', source: 'x' } },
      'dogs.source: must be an address that starts with https://',
    ],
    [
      { open: 'weekdays' },
      'open: cannot be read at "weekdays"; write it like Mar-Oct Mo-Fr 09:00-17:00; Dec 25 off',
    ],
    [{ best: 'dawn' }, 'best: must be morning, noon, afternoon, evening or night'],
    [{ meal: 'pie' }, 'meal: must be breakfast, lunch or dinner'],
    [{ takes: 2000 }, 'takes: must be at most 1440'],
    [{ townMinutes: 1.5 }, 'townMinutes: must be a whole number'],
    [{ fee: '$5' }, 'fee: is not a known field here; correct its spelling or delete it'],
  ])('%j is refused, and the message says what to do', ([visit, fault]) => {
    expect(faultsOf(visit)).toEqual([fault]);
  });

  test.each(['telephone', 'open', 'price', 'url'])(
    'a megabyte of spaces in %s is refused without delay, for one reason',
    async (field) => {
      const text = (length: number) => `5${' '.repeat(length)}x`;
      expect(faultsOf({ [field]: text(3000) })).toEqual([
        expect.stringContaining('is longer than'),
      ]);
      await expectLinearTime((length) => visitSchema.safeParse({ [field]: text(length) }));
    },
  );
});
