import type { EntryRef } from '../../content/entries.ts';
import type { Written } from '../../forms/form.ts';
import { editPath, keyInPath } from './edit-path.ts';

/** What somebody has typed and not published, and the entry as they saw it. */
export interface Draft {
  ref: EntryRef;
  /** For a new entry: tells it from other new ones in its list. */
  id?: string | undefined;
  title: string;
  /** The day it was last typed, in the form that a new entry uses. */
  day?: string | undefined;
  base: Written | null;
  value: Written | null;
  sent?: { revision: number; value: Written | null } | undefined;
  /** What another device typed into the same fields meanwhile. */
  other?: SentDraft | undefined;
  device?: string | undefined;
  refused?: string | undefined;
}

export interface SentDraft extends Pick<Draft, 'ref' | 'id' | 'title' | 'day' | 'base' | 'value'> {
  revision: number;
  device: string;
}

export type DraftName = Pick<Draft, 'ref' | 'id'>;

/** The draft of the dates to be announced; there is only one, and it belongs to no entry. */
export const DATES: EntryRef = { list: 'dates', key: 'dates' };

const listeners = new Set<() => void>();
/** Drafts that exceeded the browser's storage quota; they last until the page is left. */
const overflow = new Map<string, string>();
/** Drafts are per person, since two may share a computer. */
let person = 0;

/** Switches to a person's drafts. Drafts from before there were several people become theirs. */
export function setPerson(id: number): void {
  if (person === id) return;
  person = id;
  for (const old of Object.keys(localStorage).filter((name) => /^draft:[a-z]/.test(name))) {
    localStorage.setItem(old.replace('draft:', prefix()), localStorage.getItem(old) ?? '');
    localStorage.removeItem(old);
  }
}

/** The person whose drafts are in use. */
export function personNow(): number {
  return person;
}

/** An id that tells a new entry from others in its list. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** A draft's name on the desk. */
export function nameOf({ ref: { list, key }, id }: DraftName): string {
  return `${list}/${keyInPath(key)}${key === null && id !== undefined ? `.${id}` : ''}`;
}

/** The address where editing a draft goes on. */
export function pathOf({ ref, id }: DraftName): string {
  if (ref.list === DATES.list) return '/dates';
  return editPath(ref) + (id === undefined ? '' : `?draft=${id}`);
}

/** The stored text, which differs after each change; null if there is none. */
export function textOf(draft: DraftName): string | null {
  return textIn(prefix() + nameOf(draft));
}

/** Undefined if nothing is stored, or if it can't be parsed. */
export function readDraft(draft: DraftName): Draft | undefined {
  return parsed<Draft>(textOf(draft));
}

/** Stores a draft in this browser, in place of the one of its name. Doesn't tell the desk. */
export function keepDraft(draft: Draft): void {
  const gone = goneDrafts().get(nameOf(draft));
  // The desk may not know yet that the previous one was deleted.
  const known = gone === undefined ? draft : { ...draft, sent: { revision: gone, value: null } };
  write(gonePrefix() + nameOf(draft), null);
  write(prefix() + nameOf(draft), JSON.stringify(known));
}

/** Deletes a draft that is live or unwanted, and tells the desk. */
export function dropDraft(draft: DraftName): void {
  const kept = readDraft(draft);
  // A copy may be on its way to the desk right now.
  if (kept) write(gonePrefix() + nameOf(draft), String(kept.sent?.revision ?? 0));
  write(prefix() + nameOf(draft), null);
}

/** Deletes a draft that is gone from the desk already. */
export function forgetDraft(draft: DraftName): void {
  write(prefix() + nameOf(draft), null);
}

/** All of this person's drafts. */
export function allDrafts(): Draft[] {
  return names(prefix()).flatMap((name) => parsed<Draft>(textIn(name)) ?? []);
}

/** Deleted drafts that the desk doesn't know about yet: their revisions, by name. */
export function goneDrafts(): Map<string, number> {
  return new Map(
    names(gonePrefix()).map((name) => [name.slice(gonePrefix().length), Number(textIn(name))]),
  );
}

/** The desk knows now that the draft of this name is deleted. */
export function forgetGone(name: string): void {
  write(gonePrefix() + name, null);
}

/** Calls back after each change, also in another window; returns a function that stops it. */
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
