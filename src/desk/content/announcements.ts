import type { Row } from '../../content/merge/entries.ts';
import type { Tree } from '../../content/versions/version.ts';
import { type CivilDay, dayOf, dayParts, dayText, parseDay } from '../../model/day/civil-day.ts';
import { isGroup } from '../../model/is-group.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { readExcept, readRule } from '../../model/when/read-plain.ts';
import { readWhen } from '../../model/when/read-when.ts';
import { ruleProblem } from '../../model/when/rule-problem.ts';
import type { When, WhenDay, WhenEntry, WhenRule, WhenSpan } from '../../model/when/shapes/when.ts';
import { startsWithin } from '../../model/when/starts.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { readEvery } from '../../model/when/words/every.ts';
import { HALF_A_YEAR, isLaterYear } from '../forms/announced-days.ts';
import { nameOf } from '../forms/form.ts';
import { daysOf } from './days-of.ts';
import type { DeskContent } from './desk-content.ts';
import type { Edit, EntryRef } from './entries.ts';
import type { NamedEntry } from './page-of.ts';

const A_YEAR = 366;

/** In days; what recurs sooner isn't announced by a first and a last day. */
const ONCE_A_YEAR = 300;

/** An event whose next days nobody has announced. */
export interface Usual extends NamedEntry {
  from: string;
  to: string;
  when: unknown;
  source: string | undefined;
}

/** Days that somebody found announced, and the event's `when` as they saw it. */
export interface Announced extends EntryRef, Pick<Usual, 'from' | 'to' | 'when'> {
  /** The first of the usual days, as the desk showed it. */
  usual: string;
}

/** Events of the next year that come once in it and whose days are only usual, the soonest first. */
export async function announcements(content: DeskContent, tree: Tree): Promise<Usual[]> {
  const today = content.today();
  const found: Usual[] = [];
  for await (const { ref, row } of content.entries.each(tree)) {
    const [next, again] = daysOf(row, today, today + A_YEAR);
    if (!next?.usual || (again && again.start < next.start + ONCE_A_YEAR)) continue;
    const [from, to] = [dayText(next.start), dayText(next.end)];
    const source = sourceOf(row);
    found.push({ ref, title: nameOf(row), from, to, when: row.when, source });
  }
  return found.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** The edits that announce these days. */
export async function announced(
  content: DeskContent,
  dates: readonly Announced[],
): Promise<Edit[]> {
  const { tree } = await content.newest();
  const today = dayText(content.today());
  const edits: Edit[] = [];
  for (const { from, to, usual, when: seen, ...ref } of dates) {
    const row = await content.entries.one(ref, tree);
    if (!row || !whenSchema.safeParse(seen).success) continue;
    const base = { ...row, when: seen };
    const visit = isGroup(row.visit) ? row.visit : {};
    const days = { ...(isGroup(visit.days) ? visit.days : {}), checked: today };
    const when = withDays(seen as When, usual, from, to);
    edits.push({ ...ref, base, value: { ...row, when, visit: { ...visit, days } } });
  }
  return edits;
}

/** Replaces the usual days of their year with the announced ones; those of other years stay. */
function withDays(when: When, usual: string, from: string, to: string): When {
  const entries = (Array.isArray(when) ? when : [when]).map(
    (entry): WhenEntry =>
      typeof entry === 'string' && readEvery(entry) ? { every: entry } : entry,
  );
  const rule = entries.find((entry) => typeof entry === 'object' && 'every' in entry);
  const { starts, ends } = typeof rule === 'object' ? rule : {};
  const hours = { ...(starts && { starts }), ...(ends && { ends }) };
  const isOneDay = from === to;
  const day =
    isOneDay && Object.keys(hours).length === 0
      ? from
      : { ...(isOneDay ? { day: from } : { from, to }), ...hours };
  const others = isLaterYear(usual, from)
    ? withoutLater(entries, nearest(when, usual, from))
    : withoutYear(entries, usual);
  return [day as WhenEntry, ...others];
}

/** Of the later starts, usual or announced before, the one closest to the announced day. */
function nearest(when: When, usual: string, from: string): CivilDay | undefined {
  const day = parseDay(from) ?? 0;
  return occurrences(readWhen(when), day - HALF_A_YEAR, day + HALF_A_YEAR)
    .map(({ start }) => start)
    .filter((start) => start > (parseDay(usual) ?? 0))
    .sort((one, other) => Math.abs(one - day) - Math.abs(other - day))[0];
}

/** Drops what is only usual in that day's year; a rule resumes in the next. */
function withoutYear(entries: readonly WhenEntry[], usual: string): WhenEntry[] {
  const { year } = dayParts(parseDay(usual) ?? 0);
  const goesOn = dayText(dayOf(year + 1, 1, 1));
  return entries.flatMap((entry): WhenEntry[] => {
    if (typeof entry === 'string') return [entry];
    if ('every' in entry) return goingOn(entry, goesOn);
    return entry.usual && startOf(entry).startsWith(`${year}`) ? [] : [entry];
  });
}

function withoutLater(entries: readonly WhenEntry[], start: CivilDay | undefined): WhenEntry[] {
  if (start === undefined) return [...entries];
  const day = dayText(start);
  return entries.flatMap((entry): WhenEntry[] => {
    if (typeof entry === 'string') return entry === day ? [] : [entry];
    if (!('every' in entry)) return startOf(entry) === day ? [] : [entry];
    if (!startsWithin(readRule(entry, readEvery), start, start)) return [entry];
    return [{ ...entry, except: [...(entry.except ?? []), day] }];
  });
}

function startOf(entry: WhenDay | WhenSpan): string {
  return 'day' in entry ? entry.day : entry.from;
}

/** The rule from that day on, without earlier exceptions; empty if it ends before. */
function goingOn({ except = [], ...rule }: WhenRule, day: string): WhenRule[] {
  const from = rule.from && rule.from > day ? rule.from : day;
  const later = { ...rule, from };
  const read = readRule(later, readEvery);
  const stay = except.filter((days) => {
    const { first, last } = readExcept(days);
    return startsWithin(read, first, last);
  });
  const next = stay.length > 0 ? { ...later, except: stay } : later;
  return ruleProblem(next) ? [] : [next];
}

function sourceOf({ visit, link }: Row): string | undefined {
  if (!isGroup(visit)) return typeof link === 'string' ? link : undefined;
  const days = isGroup(visit.days) ? visit.days.source : undefined;
  const source = days ?? visit.url ?? visit.source;
  return typeof source === 'string' ? source : undefined;
}
