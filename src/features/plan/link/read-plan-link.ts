import { decodedFragment, isAddedOnTheWay } from '../../../model/arrived-fragment.ts';
import { parseDay } from '../../../model/day/civil-day.ts';
import { fnvHash } from '../../saving/fnv-hash.ts';
import {
  isPlanKey,
  LONGEST_NOTE,
  MOST_CHANGES,
  MOST_ITEMS,
  noteLength,
  noteText,
  type Plan,
  type PlanItem,
} from '../../saving/plan.ts';
import { LONGEST_LINK, VERSION } from './plan-link.ts';

export interface LinkedPlan {
  /** Includes removed items, if the link has them. */
  items: Plan;
  /** Their dates, as /stay writes them; empty if the link has none. */
  stay: string;
  /** False if the link leaves the notes out. */
  hasNotes: boolean;
  /** False for version 1 links, which don't count changes. */
  hasCounts: boolean;
}

export type ReadPlanLink = { plan: LinkedPlan } | { problem: 'none' | 'newer' | 'broken' };

/** Percent-encoding on the way can triple a link's length. */
const MOST_READ = 3 * LONGEST_LINK;

/** Capped well below the maximum, so that the visitor's next changes can still be counted. */
const MOST_COUNTED = MOST_CHANGES - 36 ** 3;

const BROKEN: ReadPlanLink = { problem: 'broken' };

/**
 * Reads the fragment of a link to /plan, with or without its #. Accepts any text and never throws.
 * Percent-encoding is undone, and characters that apps append are ignored. Unknown later versions are
 * `newer`; truncated, altered or overlong links are `broken`.
 */
export function readPlanLink(fragment: string): ReadPlanLink {
  const arrived = decodedFragment(fragment.slice(0, MOST_READ));
  if (arrived === '') return { problem: 'none' };
  const version = /^([1-9]\d{0,5})(?:\.|$)/.exec(arrived)?.[1];
  if (Number(version) > Number(VERSION)) return { problem: 'newer' };
  const [text = ''] = /^[\w.~-]*[a-z\d]/i.exec(arrived) ?? [];
  if (text.length > LONGEST_LINK || !isAddedOnTheWay(arrived.slice(text.length))) return BROKEN;
  const parts = text.split('.');
  const check = parts.pop();
  if (version === undefined || check !== fnvHash(parts.join('.'))) return BROKEN;
  return (version === VERSION ? readCounted(parts) : readFirst(parts)) ?? BROKEN;
}

function readCounted([, days = '', gone = '', ...rest]: string[]) {
  const [, arrival, departure] = /^s(\d{8})(\d{8})$/.exec(rest[0] ?? '') ?? [];
  const [notes = '', ...more] = arrival ? rest.slice(1) : rest;
  const items = readDays(days, 1);
  const out = gone === '_' ? [] : readItems(gone.slice(1), 1);
  if (more.length > 0 || gone[0] !== '_' || !out || !/^(?:n|$)/.test(notes)) return undefined;
  const taken = out.map((item) => ({ ...item, order: 0, gone: 1 }));
  const read = readPlan(items, taken, notes === '' ? undefined : notes.slice(1));
  const stay = arrival && departure ? `#${isoDay(arrival)}/${isoDay(departure)}` : '';
  return read && { plan: { ...read, stay, hasCounts: true } };
}

function isoDay(digits: string): string {
  return digits.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
}

/** Version 1: `1.days.check` or `1.days.notes.check`, without counts. */
function readFirst([, days = '', ...rest]: string[]) {
  const isWhole = rest.length <= 1 && /^[^A-Z]*$/.test(days);
  const read = isWhole ? readPlan(readDays(days, 0), [], rest[0]) : undefined;
  return read && { plan: { ...read, stay: '', hasCounts: false } };
}

function readPlan(
  shown: PlanItem[] | undefined,
  gone: PlanItem[],
  encoded: string | undefined,
): Pick<LinkedPlan, 'items' | 'hasNotes'> | undefined {
  const notes = decodeText(encoded ?? '')?.split('\n');
  if (!shown || !notes || notes.length > Math.max(shown.length, 1) || !notes.every(isNote))
    return undefined;
  const noted = shown.map((item, at) => ({ ...item, ...(notes[at] && { note: notes[at] }) }));
  const items = [...noted, ...gone];
  const isWhole =
    shown.length <= MOST_ITEMS && new Set(items.map(({ key }) => key)).size === items.length;
  return isWhole ? { items, hasNotes: encoded !== undefined } : undefined;
}

function readDays(text: string, changes: number): PlanItem[] | undefined {
  const read: PlanItem[] = [];
  if (text === '') return read;
  for (const part of text.split('~')) {
    const [, year = '', month = '', date = '', number, keys = ''] =
      /^(?:(\d{4})(\d\d)(\d\d)|([1-9]))?_([a-z\d-]+)$/i.exec(part) ?? [];
    const iso = year === '' ? undefined : `${year}-${month}-${date}`;
    if (iso !== undefined && parseDay(iso) === undefined) return undefined;
    const day = number ?? iso;
    const items = readItems(keys, changes);
    if (!items) return undefined;
    read.push(...items.map((item) => ({ ...item, ...(day !== undefined && { day }) })));
  }
  return read;
}

function readItems(text: string, changes: number): PlanItem[] | undefined {
  const items: PlanItem[] = [];
  for (const [place, part] of text.split('-').entries()) {
    const [, key = '', changed, agreed, order] =
      /^([a-z\d]+)(?:C([a-z\d]{1,4}))?(?:B([a-z\d]{1,4}))?(?:O([a-z\d]{1,4}))?$/.exec(part) ?? [];
    if (!isPlanKey(key)) return undefined;
    items.push({
      key,
      order: order ? countIn(order) : place,
      changes: changed ? countIn(changed) : changes,
      ...(agreed && { agreed: countIn(agreed) }),
    });
  }
  return items;
}

function countIn(digits: string): number {
  return Math.min(Number.parseInt(digits, 36), MOST_COUNTED);
}

function isNote(text: string): boolean {
  return noteLength(text) <= LONGEST_NOTE && noteText(text) === text;
}

function decodeText(encoded: string): string | undefined {
  try {
    const binary = atob(encoded.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
