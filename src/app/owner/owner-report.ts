import type { ContentStatus } from '../../content/serving/content-store.ts';
import { scheduleOf } from '../../features/events/upcoming-events.ts';
import type { Content } from '../../model/content/content.ts';
import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';
import { fullDate, longDate } from '../../model/day/day-in-words.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { datedFacts } from '../../model/visit/stated-visit.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';
import { staleContent } from './stale-content.ts';

export interface OwnerItem {
  /** The same every day, for the calendar's UIDs. */
  key: string;
  text: string;
  link?: string | undefined;
  day?: CivilDay | undefined;
}

/** What the guide tells its owner on a day. */
export interface OwnerReport {
  live: string;
  sections: readonly { heading: string; none: string; items: readonly OwnerItem[] }[];
}

/** In days. */
const AHEAD = { dates: 120, facts: 60, ends: 7 };

const NAMED = 15;

/** What is live, what is held back and why, and what is due. */
export function ownerReport(
  content: Content | undefined,
  status: Pick<ContentStatus, 'readAt' | 'heldBack'> | undefined,
  today: CivilDay,
): OwnerReport {
  const itemsOf = (list: (content: Content, today: CivilDay) => OwnerItem[]) =>
    content ? list(content, today) : [];
  const held = (status?.heldBack ?? []).map((text) => ({ key: text, text }));
  return {
    live: liveSince(content && status?.readAt, held.length > 0),
    sections: [
      { heading: 'Held back', none: 'Nothing: all that was saved is live.', items: held },
      { heading: 'Ends this week', none: 'Nothing.', items: itemsOf(ending) },
      { heading: 'Dates to announce', none: 'None.', items: itemsOf(unannounced) },
      { heading: 'To look at again', none: 'Nothing.', items: itemsOf(stale) },
      { heading: 'Facts that grow old', none: 'None.', items: itemsOf(aging) },
    ],
  };
}

function liveSince(readAt: number | undefined, isHeldBack: boolean): string {
  if (readAt === undefined) return 'Nothing is live: the content could not be read yet.';
  const time = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/Chicago', weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(readAt);
  const but = isHeldBack ? ', but for what is held back' : '';
  return `Visitors see what you saved last${but}; read ${time}, in Texas.`;
}

function ending({ events, site }: Content, today: CivilDay): OwnerItem[] {
  const { text, until } = site.notice ?? {};
  const noticeEnd = until === undefined ? undefined : parseDay(until);
  const ends = (day: CivilDay) => day >= today && day <= today + AHEAD.ends;
  const notice: OwnerItem[] =
    noticeEnd !== undefined && ends(noticeEnd)
      ? [{ key: 'notice', text: `The notice “${text}” ends ${on(noticeEnd)}.`, day: noticeEnd }]
      : [];
  return [
    ...notice,
    ...events.flatMap((event): OwnerItem[] => {
      const schedule = scheduleOf(event, today) ?? [];
      const next = nextOccurrence(schedule, today);
      if (!next || !ends(next.end) || nextOccurrence(schedule, next.end + 1)) return [];
      const text = `${event.title} is over after ${on(next.end)}; nobody has given it further dates.`;
      return [{ key: `ends.${event.id}`, text, day: next.end }];
    }),
  ];
}

function unannounced({ events }: Content, today: CivilDay): OwnerItem[] {
  return events
    .flatMap((event): (OwnerItem & { day: CivilDay })[] => {
      const next = nextOccurrence(scheduleOf(event, today) ?? [], today);
      if (!next?.usual || next.start > today + AHEAD.dates) return [];
      const { days, source, url } = event.visit ?? {};
      const text = `${event.title}: usually ${on(next.start)}. Is that announced?`;
      const link = days?.source ?? source ?? url;
      return [{ key: `dates.${event.id}`, text, link, day: next.start }];
    })
    .sort((one, other) => one.day - other.day);
}

function stale(content: Content, today: CivilDay): OwnerItem[] {
  return staleContent(content, today).map(({ kind, id, title, message }) => ({
    key: `${kind}.${id}`,
    text: `${kind === 'event' ? 'Event' : 'Post'} ${id}, ${title}, ${message}.`,
  }));
}

function aging({ activities, events, posts }: Content, today: CivilDay): OwnerItem[] {
  const all = [...activities, ...events, ...posts]
    .flatMap((entry): OwnerItem[] => {
      const facts = datedFacts(entry.visit ?? {}, today).filter(
        ({ oldOn }) => oldOn !== undefined && oldOn <= today + AHEAD.facts,
      );
      const [first] = facts;
      if (first === undefined) return [];
      const names = facts.map(({ name, checked }) => `${name} (${longDate(checked ?? '')})`);
      const day = Math.max(today, Math.min(...facts.map(({ oldOn }) => oldOn ?? today)));
      const text = `${entry.title}: still right? ${names.join(', ')}.`;
      return [{ key: `facts.${slugOf(entry)}`, text, link: first.source, day }];
    })
    .sort((one, other) => (one.day ?? 0) - (other.day ?? 0));
  const more = all.length - NAMED;
  const rest = { key: 'more', text: `And ${more} more; ./guide check --all lists them.` };
  return [...all.slice(0, NAMED), ...(more > 0 ? [rest] : [])];
}

function on(day: CivilDay): string {
  return fullDate(dayText(day));
}
