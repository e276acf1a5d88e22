import { parseDay } from '../../model/day/civil-day.ts';
import {
  isDayNumber,
  isPlanKey,
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_CHANGES,
  noteLength,
  noteText,
  type Plan,
  type PlanItem,
} from './plan.ts';

const VERSION = 2;

/** Serializes a plan for the browser's storage. */
export function storedText(plan: Plan): string {
  return JSON.stringify({ version: VERSION, items: plan });
}

/** Parses a stored plan, skipping items it can't read; undefined if a newer version of the guide wrote it. */
export function readStoredPlan(text: string | null): Plan | undefined {
  const stored = parsed(text ?? '{}');
  const { version, items } = stored as { version?: unknown; items?: unknown };
  if (typeof version === 'number' && version > VERSION) return undefined;
  if (!Array.isArray(items)) return [];
  const byKey = new Map<string, PlanItem>();
  for (const value of items) {
    const item = version === VERSION ? readItem(value) : readStamped(value);
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

/** Version 1 stored the time of the last change instead of counts. */
function readStamped(value: unknown): PlanItem | undefined {
  const { gone, stamp, ...item } = Object(value);
  return gone ? undefined : readItem({ ...item, changes: stamp === undefined ? undefined : 1 });
}

function readItem(value: unknown): PlanItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, title, day, order, note, changes, agreed, gone } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !isPlanKey(key)) return undefined;
  if (!Number.isSafeInteger(order) || !isCount(changes)) return undefined;
  return {
    key,
    ...(typeof day === 'string' && (isDayNumber(day) || parseDay(day) !== undefined) && { day }),
    order: order as number,
    ...(isText(note, LONGEST_NOTE) && { note: noteText(note) }),
    ...(isText(title, LONGEST_TITLE) && { title: noteText(title) }),
    changes,
    ...(isCount(agreed) && { agreed }),
    ...(Number.isSafeInteger(gone) && { gone: gone as number }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && 0 <= (value as number) && (value as number) <= MOST_CHANGES;
}

function isText(text: unknown, longest: number): text is string {
  return typeof text === 'string' && noteText(text) !== '' && noteLength(text) <= longest;
}
