import { goneItems } from '../../saving/change-plan.ts';
import { fnvHash } from '../../saving/fnv-hash.ts';
import { type Plan, type PlanItem, planDays } from '../../saving/plan.ts';

/** The longest link, with its address: some programs cut longer ones. */
export const LONGEST_LINK = 2000;

export const VERSION = '2';

/** A link with the plan in it, or what keeps it from being made. */
export type PlanLink = { link: string } | { notesTooLong: readonly PlanItem[] };

/**
 * The address of /plan with the plan in its fragment, which no server sees (decision 35). With notes
 * only if the visitor wants it; if they don't fit, says which: nothing is cut. Without notes, a full
 * plan always fits if the address has 200 characters or less; of what was taken out, the latest that
 * fits.
 *
 * Version 2 is `2.days.gone.check`, with `stay` and `notes` before the check if there are any. Days: `20270319_a12-e7C3~1_a4~_p3`:
 * with a date, with a number, and for sometime. Gone: `_a4C2-p9C2`. Behind a key stand its counts in base 36
 * if they aren't the usual ones: C changes (1), B those that both plans had (0), O its order (its place).
 * Notes: `n` and those of each item in order, a line each, UTF-8 in base64url; also if no item has one,
 * so that the reader knows. Before them, if the dates of a `stay` are known (as /stay writes them into
 * its address): `s2027031920270321`. The check is a hash, because programs cut links. All characters are
 * unreserved ones (RFC 3986), and the last is a letter or digit, so that nobody takes it for punctuation.
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

/** Short ones first, so that as few as possible don't fit. */
function byNoteLength([, one]: [number, PlanItem], [, other]: [number, PlanItem]): number {
  return (one.note ?? '').length - (other.note ?? '').length;
}

function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'))
    .replace(/=+$/, '');
}
