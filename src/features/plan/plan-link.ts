import { decodedFragment, isAddedOnTheWay } from '../../model/arrived-fragment.ts';
import { parseDay } from '../../model/day/civil-day.ts';
import {
  isPlanKey,
  LONGEST_NOTE,
  MOST_ITEMS,
  noteLength,
  noteText,
  type Plan,
  type PlanItem,
  planDays,
} from '../saving/plan.ts';
import { shortHash } from '../saving/short-hash.ts';

/** The longest link, with its address: some programs cut longer ones. */
export const LONGEST_LINK = 2000;

const VERSION = '1';

/** A plan as a link says it; without stamps, because it's a copy. */
export type SharedPlan = Plan;

/** A link with the plan in it, or what keeps it from being made. */
export type PlanLink = { link: string } | { notesTooLong: readonly PlanItem[] };

/**
 * The address of /plan with the plan in its fragment, which no server sees (decision 35). With notes
 * only if the visitor wants it; if they don't fit, says which: nothing is cut. Without notes, a full
 * plan always fits if the address has 700 characters or less.
 *
 * Version 1 is `1.days.check` or `1.days.notes.check`. Days: `20270319_a12-e7~_p3`, the last one
 * without a date for sometime. Notes: of each item in order, a line each, UTF-8 in base64url. The
 * check is a hash, because programs cut links. All characters are unreserved ones (RFC 3986), and the
 * last is a letter or digit, so that nobody takes it for punctuation.
 */
export function planLink(address: string, plan: Plan, withNotes: boolean): PlanLink {
  const days = planDays(plan);
  const items = days.flatMap((day) => day.items);
  const start = `${VERSION}.${days.map(({ day, items: onIt }) => `${day?.replaceAll('-', '') ?? ''}_${onIt.map(({ key }) => key).join('-')}`).join('~')}`;
  const linkWith = (notes: readonly string[]) => {
    const text = notes.join('\n').trimEnd();
    const body = text === '' ? start : `${start}.${encodeText(text)}`;
    return `${address}#${body}.${shortHash(body)}`;
  };
  const notes = items.map(() => '');
  const tooLong = new Set<PlanItem>();
  if (withNotes) {
    for (const [at, item] of [...items.entries()].sort(byNoteLength)) {
      const fitting = notes.with(at, item.note ?? '');
      if (linkWith(fitting).length <= LONGEST_LINK) notes.splice(at, 1, item.note ?? '');
      else tooLong.add(item);
    }
  }
  const notesTooLong = items.filter((item) => tooLong.has(item));
  return notesTooLong.length > 0 ? { notesTooLong } : { link: linkWith(notes) };
}

/** Short ones first, so that as few as possible don't fit. */
function byNoteLength([, one]: [number, PlanItem], [, other]: [number, PlanItem]): number {
  return (one.note ?? '').length - (other.note ?? '').length;
}

/** What a link holds: a plan, nothing, or something that can't be read, and why. */
export type ReadPlanLink = { plan: SharedPlan } | { problem: 'none' | 'newer' | 'broken' };

/** All of a link there can be: its characters may have been encoded on the way. */
const MOST_READ = 3 * LONGEST_LINK;

/**
 * Reads the fragment of a link to /plan, with or without its #. Takes any text and never throws;
 * what is longer than a link may be isn't looked at. Percent signs are decoded, and what programs put
 * behind a link is ignored. Links of versions that it doesn't know are `newer`, and what was cut or
 * changed in another way is `broken`.
 */
export function readPlanLink(fragment: string): ReadPlanLink {
  const arrived = decodedFragment(fragment.slice(0, MOST_READ));
  if (arrived === '') return { problem: 'none' };
  const version = /^([1-9]\d{0,5})(?:\.|$)/.exec(arrived)?.[1];
  if (version !== undefined && version !== VERSION) return { problem: 'newer' };
  const [text = ''] = /^[\w.~-]*[a-z\d]/i.exec(arrived) ?? [];
  if (text.length > LONGEST_LINK || !isAddedOnTheWay(arrived.slice(text.length))) return BROKEN;
  const [, days = '', ...rest] = text.split('.');
  const check = rest.pop();
  const [encoded] = rest;
  const body = [VERSION, days, ...rest].join('.');
  if (version !== VERSION || rest.length > 1 || check !== shortHash(body)) return BROKEN;
  const items = readDays(days);
  const notes = encoded === undefined ? [] : decodeText(encoded)?.split('\n');
  if (!items || !notes || notes.length > items.length || !notes.every(isNote)) return BROKEN;
  return { plan: items.map((item, at) => ({ ...item, ...(notes[at] && { note: notes[at] }) })) };
}

const BROKEN: ReadPlanLink = { problem: 'broken' };

function readDays(text: string): PlanItem[] | undefined {
  const items: PlanItem[] = [];
  if (text === '') return items;
  for (const part of text.split('~')) {
    const [, year = '', month = '', date = '', keys = ''] =
      /^(?:(\d{4})(\d\d)(\d\d))?_([a-z\d-]+)$/.exec(part) ?? [];
    const day = year === '' ? undefined : `${year}-${month}-${date}`;
    if (day !== undefined && parseDay(day) === undefined) return undefined;
    for (const [order, key] of keys.split('-').entries()) {
      if (!isPlanKey(key)) return undefined;
      items.push({ key, ...(day !== undefined && { day }), order, stamp: 0 });
    }
  }
  const isWhole =
    items.length <= MOST_ITEMS && new Set(items.map(({ key }) => key)).size === items.length;
  return isWhole ? items : undefined;
}

function isNote(text: string): boolean {
  return noteLength(text) <= LONGEST_NOTE && noteText(text) === text;
}

function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'))
    .replace(/=+$/, '');
}

/** Undefined for what encodeText didn't make. */
function decodeText(encoded: string): string | undefined {
  try {
    const binary = atob(encoded.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
