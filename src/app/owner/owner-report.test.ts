import { expect, test } from 'vitest';
import { sampleContent, undatedEvent } from '../../content/fixtures/sample-content.ts';
import type { Content } from '../../model/content/content.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { reportAsCalendar, reportAsPage, reportAsText } from './owner-forms.ts';
import { ownerReport } from './owner-report.ts';

const TODAY = dayOf(2026, 11, 26);
const READ_AT = Date.UTC(2026, 10, 26, 15, 4);

const event = (id: number, change: object) => ({ ...undatedEvent(id), ...change });

/** A guide with one thing for each of the sections. */
const content: Content = {
  ...sampleContent(),
  activities: [],
  posts: [],
  events: [
    event(1, { title: 'Fair', when: '2026-11-28' }),
    event(2, {
      title: 'Ball <b>',
      when: { every: 'first Saturday', in: 'March', usual: true },
      visit: { source: 'https://ball.example.com/dates' },
    }),
    event(3, { title: 'Market', when: { every: 'Saturday' } }),
    event(4, { title: 'Parade', when: '2026-10-01' }),
    event(5, {
      title: 'Rodeo',
      when: { every: 'July 4' },
      visit: { price: '$12', verified: '2025-12-20', source: 'https://rodeo.example.com/' },
    }),
  ],
};
content.site = {
  ...content.site,
  notice: { text: 'Low water', until: '2026-12-01', from: '2026-11-01' },
};

const status = { readAt: READ_AT, heldBack: ['events.yaml, row 7: “time” is missing'] };
const report = ownerReport(content, status, TODAY);

test('the owner reads what is live, held back, ending, due and growing old', () => {
  expect(
    reportAsText(report),
  ).toBe(`Visitors see what you saved last, but for what is held back; read Thursday, November 26 at 9:04 AM, in Texas.

HELD BACK
- events.yaml, row 7: “time” is missing

ENDS THIS WEEK
- The notice “Low water” ends Tuesday, December 1, 2026.
- Fair is over after Saturday, November 28, 2026; nobody has given it further dates.

DATES TO ANNOUNCE
- Ball <b>: usually Saturday, March 6, 2027. Is that announced? https://ball.example.com/dates

TO LOOK AT AGAIN
- Event 4, Parade, ended on 2026-10-01; give it its next dates, or delete the event.

FACTS THAT GROW OLD
- Rodeo: still right? price (December 20, 2025). https://rodeo.example.com/
`);
});

test('on her page nothing of that is anything but text and links', () => {
  const page = reportAsPage(report, 'https://guide.example/owner/secret.ics');
  expect(page).toContain(
    '<li>Ball &lt;b&gt;: usually Saturday, March 6, 2027. Is that announced? <a href="https://ball.example.com/dates">ball.example.com</a></li>',
  );
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/<script|<b>/);
});

test('in her calendar stands what has a day, and no secret', () => {
  const calendar = reportAsCalendar(report, { siteUrl: 'https://guide.example', day: TODAY });
  expect(calendar.match(/^UID:.*/gm)?.map((line) => line.trim())).toEqual([
    'UID:notice@guide.example',
    'UID:ends.1@guide.example',
    'UID:dates.2@guide.example',
    'UID:facts.rodeo@guide.example',
  ]);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270306');
  expect(calendar).not.toContain('owner');
});

test('a guide with nothing to say says that', () => {
  const quiet = { ...content, site: { ...content.site, notice: undefined }, events: [] };
  expect(reportAsText(ownerReport(quiet, { readAt: READ_AT, heldBack: [] }, TODAY))).toContain(
    'HELD BACK\nNothing: all that was saved is live.\n\nENDS THIS WEEK\nNothing.\n',
  );
  expect(ownerReport(undefined, undefined, TODAY).live).toBe(
    'Nothing is live: the content could not be read yet.',
  );
});
