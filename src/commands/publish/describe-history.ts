import type { HistoryEntry, StoredPublish } from '../../content/history/publish-history.ts';
import { describeInWords } from '../../content/merge/differences.ts';
import { wrap } from '../../content/merge/text-difference.ts';
import { NO_ROWS } from '../../content/postgres/postgres-tables.ts';
import { printable } from '../../content/printable.ts';
import {
  compareRows,
  describeChange,
  describeCounts,
} from '../../content/publish/publish-changes.ts';
import { shorten } from '../command-line/print-lines.ts';

/** A line for one publish, such as `publish 7 of 2026-11-22 20:05 UTC by ann: “Prices”`. */
export function describePublish({ id, publishedAt, publishedBy, note, message }: HistoryEntry) {
  const time = `${publishedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const why =
    message === null ? note : `${note === 'publish' ? '' : `${note}, `}${quoted(message)}`;
  return `publish ${id} of ${time} by ${oneLine(publishedBy)}: ${why}`;
}

/** A line for each publish: number, time, revision, who, what, how much; below it, why. */
export function describeHistory(entries: readonly HistoryEntry[]): string[] {
  return entries.flatMap((entry) => {
    const { id, publishedAt, publishedBy, note, revision, message } = entry;
    const line = `${String(id).padStart(5)}  ${publishedAt.toISOString()}  revision ${revision}  ${oneLine(publishedBy)}: ${oneLine(note)}`;
    const counts = countsOf(entry);
    return [
      counts === undefined ? line : `${line}; ${counts}`,
      ...(message === null ? [] : wrap(quoted(message), '       ', '       ')),
    ];
  });
}

/** One publish, and what it changed, in old and new words. */
export function describeInHistory(
  entry: HistoryEntry,
  { rows }: StoredPublish,
  before: StoredPublish | undefined,
): string[] {
  const changes = compareRows(before?.rows ?? NO_ROWS, rows);
  const files = entry.base === null ? [] : [`Its files came from publish ${entry.base}.`];
  return [
    ...describeHistory([entry]),
    ...files,
    before === undefined
      ? 'There is none before it to compare it with, so all of it counts as added.'
      : `What it changed, compared with publish ${before.id}:`,
    ...(before === undefined
      ? shorten(changes.map(describeChange))
      : changes.flatMap((change) => ['', ...describeInWords(change)])),
  ];
}

function countsOf({ added, changed, removed }: HistoryEntry): string | undefined {
  if (added === null || changed === null || removed === null) return undefined;
  return describeCounts({ added, changed, removed });
}

function quoted(message: string): string {
  return `“${oneLine(message)}”`;
}

function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}
