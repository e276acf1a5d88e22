import type { EntryRef } from '../../content/entries.ts';
import type { Written } from '../../forms/form.ts';
import { editPath, keyInPath } from './edit-path.ts';

/** What somebody has typed and not published, with the form of the entry that they saw. */
export interface Draft {
  ref: EntryRef;
  /** Of something new: tells it from what else is new in its list. */
  id?: string | undefined;
  title: string;
  /** The day on which it was typed last, as a new entry says it. */
  day?: string | undefined;
  base: Written | null;
  value: Written | null;
  /** What the desk has of it, as far as this browser knows. */
  sent?: { revision: number; value: Written | null } | undefined;
  /** What was typed on another device meanwhile, into the same fields. */
  other?: SentDraft | undefined;
  /** The device on which it was typed last, unless that is this one. */
  device?: string | undefined;
  /** Why the desk doesn't take it. */
  refused?: string | undefined;
}

/** A draft as the desk has it. */
export interface SentDraft extends Pick<Draft, 'ref' | 'id' | 'title' | 'day' | 'base' | 'value'> {
  revision: number;
  device: string;
}

/** Which draft it is, among those of a person. */
export type DraftName = Pick<Draft, 'ref' | 'id'>;

/** The days that were typed into the list of dates to be announced: one draft, of no entry. */
export const DATES: EntryRef = { list: 'dates', key: 'dates' };

const listeners = new Set<() => void>();
/** What didn't fit into the browser's storage any more: it stays until the page is left. */
const overflow = new Map<string, string>();
/** Drafts are a person's, also where two share a computer. */
let person = 0;

/** Whose drafts are meant from now on. Those of the time before there were several become theirs. */
export function setPerson(id: number): void {
  if (person === id) return;
  person = id;
  for (const old of Object.keys(localStorage).filter((name) => /^draft:[a-z]/.test(name))) {
    localStorage.setItem(old.replace('draft:', prefix()), localStorage.getItem(old) ?? '');
    localStorage.removeItem(old);
  }
}

/** Whose drafts are meant. */
export function personNow(): number {
  return person;
}

/** Tells something new from what else is new in its list. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** What the desk calls a draft. */
export function nameOf({ ref: { list, key }, id }: DraftName): string {
  return `${list}/${keyInPath(key)}${key === null && id !== undefined ? `.${id}` : ''}`;
}

/** Where somebody goes on with it. */
export function pathOf({ ref, id }: DraftName): string {
  if (ref.list === DATES.list) return '/dates';
  return editPath(ref) + (id === undefined ? '' : `?draft=${id}`);
}

/** The text that is kept, which is another one after each change; null if there is none. */
export function textOf(draft: DraftName): string | null {
  return textIn(prefix() + nameOf(draft));
}

/** Undefined if nothing is kept, or nothing that can be read. */
export function readDraft(draft: DraftName): Draft | undefined {
  return parsed<Draft>(textOf(draft));
}

/** Keeps it on this phone, in place of the one of this name. The desk isn't told. */
export function keepDraft(draft: Draft): void {
  const gone = goneDrafts().get(nameOf(draft));
  // The desk may not know yet that the one before has gone.
  const known = gone === undefined ? draft : { ...draft, sent: { revision: gone, value: null } };
  write(gonePrefix() + nameOf(draft), null);
  write(prefix() + nameOf(draft), JSON.stringify(known));
}

/** It's live, or nobody wants it: the desk is told, too. */
export function dropDraft(draft: DraftName): void {
  const kept = readDraft(draft);
  // It may be on its way just now.
  if (kept) write(gonePrefix() + nameOf(draft), String(kept.sent?.revision ?? 0));
  write(prefix() + nameOf(draft), null);
}

/** It went on another device. */
export function forgetDraft(draft: DraftName): void {
  write(prefix() + nameOf(draft), null);
}

/** Everything that isn't published. */
export function allDrafts(): Draft[] {
  return names(prefix()).flatMap((name) => parsed<Draft>(textIn(name)) ?? []);
}

/** Drafts of which the desk doesn't know yet that they have gone: the revisions, by name. */
export function goneDrafts(): Map<string, number> {
  return new Map(
    names(gonePrefix()).map((name) => [name.slice(gonePrefix().length), Number(textIn(name))]),
  );
}

/** The desk knows now that the draft of this name has gone. */
export function forgetGone(name: string): void {
  write(gonePrefix() + name, null);
}

/** Calls back after each change, by another window of the browser, too; returns how to stop it. */
export function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const prefix = () => `draft:${person}:`;
const gonePrefix = () => `gone:${person}:`;

function textIn(name: string): string | null {
  return overflow.get(name) ?? localStorage.getItem(name);
}

function names(start: string): string[] {
  const all = [...Object.keys(localStorage), ...overflow.keys()];
  return [...new Set(all)].filter((name) => name.startsWith(start)).sort();
}

function write(name: string, text: string | null): void {
  if (textIn(name) === text) return;
  overflow.delete(name);
  if (text === null) localStorage.removeItem(name);
  else
    try {
      localStorage.setItem(name, text);
    } catch {
      overflow.set(name, text);
    }
  for (const listener of listeners) listener();
}

function parsed<Kept extends object>(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'ref' in kept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
