import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { calendarOf, market } from '../../server/fixtures/market.ts';
import { SITE_URL } from '../../server/fixtures/page-at.tsx';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { announcedEvents } from './event-data.server.ts';

/** Days in 2027, some of them with an hour, no two alike. */
const days = fc.uniqueArray(
  fc.record({
    day: fc
      .date({ min: new Date('2027-01-01'), max: new Date('2027-11-20'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    starts: fc.constantFrom('09:00', '18:00'),
  }),
  { minLength: 1, maxLength: 6, selector: ({ day }) => day },
);

const words = fc.record({
  title: fc.constantFrom('Market', 'Farmers Market', 'Río Market', 'Market (new)'),
  slug: fc.constantFrom('market', 'farmers-market'),
  description: fc.constantFrom('Tomatoes.', 'Tomatoes; peaches, in June.'),
  time: fc.constantFrom('Mornings', 'See the days'),
});

/** What becomes of its first day. */
const change = fc.constantFrom(
  { is: 'canceled' },
  { is: 'postponed' },
  { is: 'postponed', to: '2027-12-28' },
  { is: 'moved', location: 'The school' },
  { is: 'moved', starts: '19:30' },
);

test('no edit of words or of the order, and nothing that becomes of a day, gives a calendar entry another UID (100 cases)', () => {
  fc.assert(
    fc.property(
      days,
      words,
      fc.option(change, { nil: undefined }),
      fc.nat(),
      (when, edited, is, turn) => {
        const uids = (fields: object) =>
          calendarOf(market({ date: undefined, ...fields }))
            .map(({ uid }) => uid)
            .sort();
        const turned = [...when.slice(turn % when.length), ...when.slice(0, turn % when.length)];
        const status = is && { ...is, on: when[0]?.day };
        expect(uids({ ...edited, when: turned, ...(status && { status }) })).toEqual(
          uids({ when }),
        );
      },
    ),
    cases(100),
  );
});

/** A day, or a day with an hour and its zone. */
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/;

/** An Event as it is sent. */
interface Markup {
  name: string;
  startDate: string;
  endDate?: string;
  previousStartDate?: string;
  eventStatus: string;
  location: { '@type': string; name: string; address: { '@type': string } };
}

/**
 * What Google's guide to Event markup asks for: a name, a start by ISO 8601, a place with its address;
 * a start before that only if the event is rescheduled.
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
const RULES = {
  name: ({ name }) => name.length > 0,
  startDate: ({ startDate }) => ISO.test(startDate),
  endDate: ({ startDate, endDate = startDate }) =>
    ISO.test(endDate) && endDate.slice(0, 10) >= startDate.slice(0, 10),
  location: ({ location }) => location['@type'] === 'Place' && location.name.length > 0,
  address: ({ location }) => location.address['@type'] === 'PostalAddress',
  status: ({ eventStatus }) =>
    /^https:\/\/schema\.org\/Event(?:Scheduled|Cancelled|Postponed|Rescheduled)$/.test(eventStatus),
  before: ({ eventStatus, previousStartDate }) =>
    eventStatus.endsWith('Rescheduled')
      ? ISO.test(previousStartDate ?? '')
      : previousStartDate === undefined,
} satisfies Record<string, (data: Markup) => boolean>;

test('in each state, the markup of an event is as search engines ask for it (300 cases)', () => {
  fc.assert(
    fc.property(days, fc.option(change, { nil: undefined }), (when, is) => {
      const status = is && { ...is, on: when[0]?.day };
      const events = market({ date: undefined, when, ...(status && { status }) });
      const content = contentOn(sampleSnapshot({ events }), SAMPLE_DAY);
      const sent = JSON.stringify(announcedEvents(content.events, content, SITE_URL));
      const markup: Markup[] = JSON.parse(sent);
      for (const data of markup)
        for (const [rule, holds] of Object.entries(RULES))
          expect([rule, holds(data)]).toEqual([rule, true]);
      expect(markup.length).toBeGreaterThanOrEqual(when.length - 1);
    }),
    cases(300),
  );
});
