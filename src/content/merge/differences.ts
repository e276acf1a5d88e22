import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import { isGroup } from '../../model/is-group.ts';
import { printable } from '../printable.ts';
import { type Change, describeEntry } from './changes.ts';
import { textDifference } from './text-difference.ts';

const INDENT = '    ';

const SHORT = 36;

/** An entry with old and new words of each field; of long texts, only what differs. */
export function describeInWords(change: Change): string[] {
  const { list, key, fields, before: old = {}, after: current = {} } = change;
  if (fields?.[0] === 'order' && key === undefined) return [`~ ${list}: another order`];
  if (list === 'picture') return [describeEntry(change)];
  // The entry's line has its number.
  const [{ id: _, ...before }, { id: __, ...after }] = [old, current];
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  const lines = [...all].flatMap((field) => fieldLines(field, before[field], after[field]));
  return [describeEntry(change), ...lines];
}

function fieldLines(name: string, before: unknown, after: unknown): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) =>
      fieldLines(`${name}.${field}`, before[field], after[field]),
    );
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => fieldLines(`${name}[${index}]`, item, after[index]));
  return wordLines(printable(name), textOf(before), textOf(after));
}

function wordLines(name: string, before: string | undefined, after: string | undefined): string[] {
  if (before === undefined && isShort(after)) return [`${INDENT}+ ${name}: ${after}`];
  if (after === undefined && isShort(before)) return [`${INDENT}- ${name}: ${before}`];
  if (isShort(before) && isShort(after)) return [`${INDENT}${name}: ${before} → ${after}`];
  return [`${INDENT}${name}`, ...textDifference(before ?? '', after ?? '', `${INDENT}  `)];
}

function isShort(text: string | undefined): text is string {
  return text !== undefined && text.length <= SHORT && !text.includes('\n');
}

/** As an owner would write it; lists have a line for each item. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (!isGroup(value)) return value === undefined ? undefined : printable(String(value));
  const document = new Document(value, { flow: true });
  return printable(document.toString({ lineWidth: 0 }).trimEnd());
}
