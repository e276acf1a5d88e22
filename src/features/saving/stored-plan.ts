import { parseDay } from '../../model/day/civil-day.ts';
import {
  isPlanKey,
  LONGEST_NOTE,
  LONGEST_TITLE,
  noteLength,
  noteText,
  type Plan,
  type PlanItem,
} from './plan.ts';

const VERSION = 1;

/** More of them, gone ones included, were never written by us. */
const MOST_STORED = 1000;

/** The plan as the browser stores it. */
export function storedText(plan: Plan): string {
  return JSON.stringify({ version: VERSION, items: plan });
}

/**
 * The plan in a stored text; undefined if a newer version of the guide wrote it, which must not be
 * overwritten. Entries that can't be read are left out: nothing that is stored makes it throw.
 */
export function readStoredPlan(text: string | null): Plan | undefined {
  const stored = parsed(text ?? '{}');
  const { version, items } = stored as { version?: unknown; items?: unknown };
  if (typeof version === 'number' && version > VERSION) return undefined;
  if (!Array.isArray(items)) return [];
  const byKey = new Map<string, PlanItem>();
  for (const value of items.slice(0, MOST_STORED)) {
    const item = readItem(value);
    if (item) byKey.set(item.key, item);
  }
  return [...byKey.values()];
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function readItem(value: unknown): PlanItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, title, day, order, note, stamp, gone } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !isPlanKey(key)) return undefined;
  if (!Number.isSafeInteger(order) || !Number.isSafeInteger(stamp)) return undefined;
  return {
    key,
    ...(typeof day === 'string' && parseDay(day) !== undefined && { day }),
    order: order as number,
    ...(isText(note, LONGEST_NOTE) && { note: noteText(note) }),
    ...(isText(title, LONGEST_TITLE) && { title: noteText(title) }),
    stamp: stamp as number,
    ...(gone === true && { gone }),
  };
}

/** True for words that aren't longer than this, in characters. */
function isText(text: unknown, longest: number): text is string {
  return typeof text === 'string' && noteText(text) !== '' && noteLength(text) <= longest;
}
