import { type Change, countChanges } from '../../content/merge/changes.ts';
import { describeInWords } from '../../content/merge/differences.ts';
import { printable } from '../../content/printable.ts';
import type { Version } from '../../content/versions/version.ts';

/** A line for one version, such as `version 7 of 2026-11-22 20:05 UTC by ann: “Prices”`. */
export function describeVersion(version: Version): string {
  const { id, author } = version;
  return `version ${id} of ${timeOf(version)} by ${oneLine(author)}: ${whatOf(version)}`;
}

/** A line for each version: its number, time, author and message. */
export function describeHistory(versions: readonly Version[]): string[] {
  return versions.map((version) => {
    const { id, author } = version;
    return `${String(id).padStart(5)}  ${timeOf(version)}  ${oneLine(author)}: ${whatOf(version)}`;
  });
}

/** What a version changed, in old and new words. */
export function describeChanges(changes: readonly Change[]): string[] {
  if (changes.length === 0) return ['Only comments, or the form of the files.'];
  return [
    ...changes.flatMap((change) => ['', ...describeInWords(change)]),
    '',
    countChanges(changes),
  ];
}

function timeOf({ time }: Version): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function whatOf({ kind, message }: Version): string {
  if (message === '') return kind;
  return kind === 'publish' ? `“${oneLine(message)}”` : oneLine(message);
}

function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}
