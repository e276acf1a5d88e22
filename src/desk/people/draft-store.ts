import { NotTaken } from './not-taken.ts';
import type { DeskDatabase } from './people-tables.ts';

/** Limits for each person: drafts, characters of one, and of all. */
const MOST = 100;
export const LARGEST_DRAFT = 400_000;
const MOST_CHARACTERS = 8_000_000;

/** How long a deletion is known, for devices that still have the draft; in milliseconds. */
const KNOWN_TO_BE_GONE = 90 * 86_400_000;

const MOST_GONE = 500;

/** A draft as the desk keeps it; `draft` is the browser's JSON, null once published or deleted. */
export interface KeptDraft {
  name: string;
  /** Raised by each change, whichever device makes it. */
  revision: number;
  writer: string;
  device: string;
  time: number;
  draft: string | null;
}

/** A browser that changes a draft, and the revision that it has seen. */
export interface Writer {
  person: number;
  writer: string;
  device: string;
  revision: number;
}

/** What people have typed and not published, each their own. */
export class DraftStore {
  readonly #database: DeskDatabase;

  constructor(database: DeskDatabase) {
    this.#database = database;
  }

  all(person: number): KeptDraft[] {
    const sql =
      'select name, revision, writer, device, time, draft from drafts where person = ? order by name';
    return this.#database.all(sql, person) as unknown as KeptDraft[];
  }

  /** Names of the pictures in anybody's drafts. */
  pictures(): Set<string> {
    const sql = 'select draft from drafts where draft is not null';
    const texts = this.#database.all(sql).map(({ draft }) => String(draft));
    const names = texts.flatMap((text) => [...text.matchAll(/\bimages\/(\w[\w.-]*)/g)]);
    return new Set(names.map(([, name = '']) => name));
  }

  /** Keeps a draft, or deletes it if null; not if another browser wrote since. Throws a 413 if it's full. */
  keep(from: Writer, name: string, draft: string | null, now: number): KeptDraft {
    return this.#database.inTransaction(() => {
      const { person, writer, device } = from;
      const known = this.#one(person, name);
      const isUnseen = known && known.revision !== from.revision && known.writer !== writer;
      if (known && isUnseen && known.draft !== null) return known;
      if (!known && draft === null) return { name, revision: 0, writer, device, time: now, draft };
      if (draft !== null) this.#requireRoom(person, name, draft);
      const revision = (known?.revision ?? 0) + 1;
      this.#database.run(
        'insert or replace into drafts values (?, ?, ?, ?, ?, ?, ?)',
        ...[person, name, revision, writer, device, now, draft],
      );
      if (draft === null) this.#forgetGone(person, now);
      return { name, revision, writer, device, time: now, draft };
    });
  }

  #one(person: number, name: string): KeptDraft | undefined {
    const sql = 'select * from drafts where person = ? and name = ?';
    return this.#database.get(sql, person, name) as KeptDraft | undefined;
  }

  #requireRoom(person: number, name: string, draft: string): void {
    const others = this.#database.get(
      `select count(*) as count, coalesce(sum(length(draft)), 0) as characters from drafts
       where person = ? and name <> ? and draft is not null`,
      ...[person, name],
    );
    const { count, characters } = others as { count: number; characters: number };
    if (draft.length > LARGEST_DRAFT) throw new NotTaken(413, 'It is too long for the desk.');
    if (count >= MOST || characters + draft.length > MOST_CHARACTERS)
      throw new NotTaken(
        413,
        'The desk is full of what is not finished. Publish or delete some of it.',
      );
  }

  #forgetGone(person: number, now: number): void {
    this.#database.run(
      `delete from drafts where person = ?1 and draft is null and (time < ?2 or name not in (
         select name from drafts where person = ?1 and draft is null order by time desc limit ?3))`,
      ...[person, now - KNOWN_TO_BE_GONE, MOST_GONE],
    );
  }
}
