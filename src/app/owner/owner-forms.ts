import { hash } from 'node:crypto';
import { printableLine } from '../../content/printable.ts';
import { writeCalendar } from '../../model/calendar/write-calendar.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { escapeXml } from '../../server/xml.ts';
import type { OwnerItem, OwnerReport } from './owner-report.ts';

/** The report as text, for a file next to the content. */
export function reportAsText({ live, sections }: OwnerReport): string {
  const blocks = sections.map(({ heading, none, items }) => {
    const lines = items.length === 0 ? [none] : items.map((item) => `- ${lineOf(item)}`);
    return [heading.toUpperCase(), ...lines].join('\n');
  });
  return `${[live, ...blocks].join('\n\n')}\n`;
}

function lineOf({ text, link }: OwnerItem): string {
  return printableLine(link === undefined ? text : `${text} ${link}`);
}

const STYLE = [
  ':root{color-scheme:light dark}body{margin:0;font:17px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  'main{max-width:42rem;margin:auto;padding:1rem}h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}',
  'li{margin-block:.6rem}a{display:inline-block;padding-block:.4rem}',
].join('');

export const STYLE_HASH = `sha256-${hash('sha256', STYLE, 'base64')}`;

/** The report as a page for a phone; `calendar` is its address as a calendar. */
export function reportAsPage({ live, sections }: OwnerReport, calendar: string): string {
  const parts = sections.map(({ heading, none, items }) => {
    const list = `<ul>${items.map((item) => `<li>${htmlOf(item)}</li>`).join('')}</ul>`;
    return `<h2>${heading}</h2>${items.length === 0 ? `<p>${none}</p>` : list}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>Your guide today</title><style>${STYLE}</style></head>
<body><main><h1>Your guide today</h1><p>${escapeXml(live)}</p>${parts.join('')}
<h2>In your calendar</h2><p>Subscribe to this address; keep it to yourself: <a href="${calendar}">${calendar}</a></p></main></body></html>
`;
}

function htmlOf({ text, link }: OwnerItem): string {
  const more =
    link === undefined ? '' : ` <a href="${escapeXml(link)}">${escapeXml(siteOf(link))}</a>`;
  return escapeXml(text) + more;
}

function siteOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link;
}

/** The dated items as a calendar to subscribe to, without its own address, which is secret. */
export function reportAsCalendar(
  { sections }: OwnerReport,
  { siteUrl, day }: { siteUrl: string; day: CivilDay },
): string {
  const entries = sections.flatMap(({ heading, items }) =>
    items.flatMap(({ key, text, link: description, day }) => {
      const title = `${heading}: ${text}`;
      const same = { key, moves: true as const, title, description, path: '/' };
      return day === undefined ? [] : [{ ...same, start: day, end: day }];
    }),
  );
  return writeCalendar({ name: 'Your guide', siteUrl, day, isSubscription: true, entries });
}
