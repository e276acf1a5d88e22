import { goneItems } from '../../saving/change-plan.ts';
import { fnvHash } from '../../saving/fnv-hash.ts';
import { type Plan, type PlanItem, planDays } from '../../saving/plan.ts';

/** The longest link, origin included: some apps truncate longer ones. */
export const LONGEST_LINK = 2000;

export const VERSION = '2';

/** A link that holds the plan, or the notes that don't fit into one. */
export type PlanLink = { link: string } | { notesTooLong: readonly PlanItem[] };

/**
 * The URL of /plan with the plan in its fragment, which no server sees (decision 35). Notes are included
 * only on request; if they don't fit, returns which, and truncates nothing. Without notes, a full plan
 * always fits an `address` of up to 200 characters; of the removed items, the latest that fit go in.
 *
 * Version 2 is `2.days.gone.check`, with optional `stay` and `notes` before the check. Days:
 * `20270319_a12-e7C3~1_a4~_p3`: with a date, with a number, and for sometime. Gone: `_a4C2-p9C2`. After
 * a key come its counts in base 36 unless they are the defaults: C changes (1), B the count both plans
 * had (0), O its order (its index). Notes: `n` and one line per item in order, UTF-8 in base64url;
 * present even if all are empty, so that the reader can tell. The `stay` is its dates:
 * `s2027031920270321`. The check is a hash, to detect truncation. All characters are unreserved (RFC
 * 3986), and the last is a letter or digit, so that nothing takes it for punctuation.
 */
export function planLink(address: string, plan: Plan, withNotes: boolean, stay = ''): PlanLink {
  const days = planDays(plan);
  const items = days.flatMap((day) => day.items);
  const dates = stay.replace(/\D/g, '');
  const hasNotes = items.some(({ note }) => note);
  const start = `${VERSION}.${days.map(dayText).join('~')}.`;
  const linkWith = (notes: readonly string[], gone: readonly string[] = []) => {
    const shown = withNotes || !hasNotes ? `.n${encodeText(notes.join('\n').trimEnd())}` : '';
    const body = `${start}_${gone.join('-')}${dates && `.s${dates}`}${shown}`;
    return `${address}#${body}.${fnvHash(body)}`;
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
  if (notesTooLong.length > 0) return { notesTooLong };
  const gone = goneItems(plan).map((item) => itemText(item, 0));
  while (gone.length > 0 && linkWith(notes, gone).length > LONGEST_LINK) gone.pop();
  return { link: linkWith(notes, gone) };
}

function dayText({ day, items }: { day: string | undefined; items: Plan }): string {
  return `${day?.replaceAll('-', '') ?? ''}_${items.map(itemText).join('-')}`;
}

function itemText({ key, changes, agreed = 0, order }: PlanItem, place: number): string {
  const counts = [
    changes === 1 ? '' : `C${changes.toString(36)}`,
    agreed === 0 ? '' : `B${agreed.toString(36)}`,
    order === place ? '' : `O${order.toString(36)}`,
  ];
  return key + counts.join('');
}

/** Shortest first, so that as few as possible are left out. */
function byNoteLength([, one]: [number, PlanItem], [, other]: [number, PlanItem]): number {
  return (one.note ?? '').length - (other.note ?? '').length;
}

function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'))
    .replace(/=+$/, '');
}
