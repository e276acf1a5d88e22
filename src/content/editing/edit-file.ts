import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { combineText } from '../merge/combine-text.ts';
import { documentIn, type Entries, entriesIn, type Row } from '../merge/entries.ts';
import { splitFrontMatter } from '../reading/post-file.ts';
import type { EntryKey } from '../tables.ts';
import { editYaml } from './edit-yaml.ts';
import { Unclear } from './yaml-lines.ts';
import { fieldLines } from './yaml-scalars.ts';

/** Why an entry can't be written; shown to whoever typed it. */
export class NotWritten extends Error {}

/**
 * A list file with one entry changed, appended, or removed if `after` is undefined. All other lines
 * stay the same. Throws NotWritten if the text isn't a list.
 */
export function editEntries(text: string, key: EntryKey, after: Row | undefined): string {
  return inPlainLines(text, (plain) => {
    const entries = entriesIn('entries', plain);
    if (!entries)
      throw new NotWritten('The file of this list cannot be read; see what is held back.');
    const wanted = new Map(entries);
    if (after) wanted.set(key, after);
    else wanted.delete(key);
    const isRight = (made: string) => holds('entries', made, wanted);
    // Handles the usual forms of a list that is or becomes empty, which look tidier.
    const tidy =
      entries.size === 0 && after
        ? plain.replace(/^\[\s*\]\s*$/m, () => entryText(after))
        : wanted.size === 0 && plain.replace(/^-[\s\S]*$/m, '[]\n');
    if (tidy && isRight(tidy)) return tidy;
    const index = [...entries.keys()].indexOf(key);
    if (after && index >= 0) {
      const edited = attempt(() => editYaml(plain, [index], after));
      if (edited !== undefined && isRight(edited)) return edited;
    }
    const theirs = after ? entryText(after) : '[]\n';
    const side = (each: EntryKey) => (each === key ? 'theirs' : 'ours');
    const choice = [...wanted.keys()].map((each) => [each, side(each)] as const);
    const made = combineText('entries', { ours: plain, theirs }, choice);
    if (!isRight(made)) throw new NotWritten('This entry cannot be written.');
    return made;
  });
}

function entryText(row: Row): string {
  const fields = Object.entries(row).map(([name, value]) =>
    fieldLines(`${name}:`, value, '  ').join('\n'),
  );
  return `- ${fields.join('\n  ')}\n`;
}

/** A file of fields, such as site.yaml, with other values. Throws NotWritten on failure. */
export function editFields(text: string, after: Row): string {
  return inPlainLines(text, (plain) => {
    const wanted = new Map(Object.entries(after));
    const edited = attempt(() => editYaml(plain, [], after));
    if (edited !== undefined && holds('fields', edited, wanted)) return edited;
    const fields = entriesIn('fields', plain) ?? new Map();
    const side = (name: string) =>
      isDeepStrictEqual(fields.get(name), after[name]) ? 'ours' : 'theirs';
    const choice = [...wanted.keys()].map((name) => [name, side(name)] as const);
    const theirs = stringify(after, { lineWidth: 100 });
    const made = combineText('fields', { ours: plain, theirs }, choice);
    if (!holds('fields', made, wanted)) throw new NotWritten('This file cannot be written.');
    return made;
  });
}

/**
 * A document with other fields, its body in `content`; a new one if `text` is undefined. Throws
 * NotWritten if the text has no front matter.
 */
export function editDocument(text: string | undefined, { content = '', ...head }: Row): string {
  const body = writtenBody(content);
  return inPlainLines(text ?? '---\n---\n\n', (plain) => {
    const parts = splitFrontMatter(plain);
    if (!parts) throw new NotWritten('The file has no head; see what is held back.');
    const opening = plain.indexOf(parts.front, plain.indexOf('\n') + 1);
    const behind = plain.slice(opening + parts.front.length);
    const front =
      parts.front.trim() === '' ? stringify(head, { lineWidth: 0 }) : editFields(parts.front, head);
    const at = parts.content === '' ? behind.length : behind.lastIndexOf(parts.content);
    const after = behind.slice(at + parts.content.length) || '\n';
    const made = plain.slice(0, opening) + front + behind.slice(0, at) + body + after;
    const read = documentIn(made);
    if (!isDeepStrictEqual(read, { ...head, content: body }))
      throw new NotWritten('This page cannot be written.');
    return made;
  });
}

/** A document's body as it's read back from the file: without surrounding whitespace. */
export function writtenBody(content: unknown): string {
  return String(content ?? '')
    .replaceAll('\r\n', '\n')
    .trim();
}

function holds(kind: 'entries' | 'fields', text: string, wanted: Entries): boolean {
  const made = entriesIn(kind, text);
  if (!made || made.size !== wanted.size) return false;
  return [...wanted].every(([key, value]) => isDeepStrictEqual(made.get(key), value));
}

function attempt(edit: () => string): string | undefined {
  try {
    return edit();
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}

/** Of mixed line ends, those of most lines are kept. */
function inPlainLines(text: string, edit: (plain: string) => string): string {
  const plain = text.replaceAll('\r\n', '\n');
  const isWindows = (text.length - plain.length) * 2 > plain.split('\n').length - 1;
  const edited = edit(plain);
  return isWindows ? edited.replaceAll('\n', '\r\n') : edited;
}
