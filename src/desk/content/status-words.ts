import { isDeepStrictEqual } from 'node:util';
import { fullDate } from '../../model/day/day-in-words.ts';
import type { Status, StatusDetails } from '../../model/when/status.ts';
import { statusSchema } from '../../model/when/status-schema.ts';
import { changeOf, statusEntries } from '../../model/when/with-status.ts';

/**
 * How a status has changed, valid or not: "canceled on Saturday, December 12, 2026", or "as planned
 * again". Undefined if there are no words for it.
 */
export function statusInWords(before: unknown, after: unknown): string | undefined {
  const [old, current] = [entriesOf(before), entriesOf(after)];
  if (!old || !current) return undefined;
  const said = (entry: StatusDetails, among: readonly StatusDetails[]) =>
    among.some((other) => isDeepStrictEqual(entry, other));
  const isAbout = ({ on }: StatusDetails) =>
    current.some((other) => isDeepStrictEqual(on, other.on));
  return [
    ...current.filter((entry) => !said(entry, old)).map(inWords),
    ...old.filter((entry) => !isAbout(entry)).map(({ on }) => `as planned again${onDay(on)}`),
  ].join(', ');
}

function entriesOf(status: unknown): StatusDetails[] | undefined {
  if (status === undefined) return [];
  return statusSchema.safeParse(status).success ? statusEntries(status as Status) : undefined;
}

function inWords(details: StatusDetails): string {
  const { is, note } = changeOf(details);
  const { on, to, location } = details;
  const where = is === 'moved' ? (location ?? 'other hours') : to && fullDate(to);
  const target = where ? ` to ${where}` : '';
  const isFrom = is === 'postponed' && target !== '' && typeof on === 'string';
  const words = is + (isFrom ? ` from ${fullDate(on)}${target}` : target + onDay(on));
  return note ? `${words} (“${note}”)` : words;
}

function onDay(on: StatusDetails['on']): string {
  if (on === undefined) return '';
  if (typeof on === 'string') return ` on ${fullDate(on)}`;
  return ` from ${fullDate(on.from)} to ${fullDate(on.to)}`;
}
