import type { EntryKey } from '../../content/tables.ts';
import { NotTaken } from './not-taken.ts';
import type { DeskDatabase } from './people-tables.ts';
import { endsWithin, hashOf, newToken } from './tokens.ts';

/** How long a link shows its page, in milliseconds. */
export const SHOWN_FOR = 7 * 86_400_000;

const MOST = 20;
const FULL = `You have ${MOST} links already. End one of them first, under your name above.`;

export interface FamilyPage {
  list: string;
  key: EntryKey | null;
  title: string;
  html: string;
  policy: string;
  /** Each picture's hash by its name; null for one that no version has. */
  pictures: ReadonlyMap<string, string | null>;
}

/** A link in the list; its address isn't stored. */
export interface FamilyLink extends Pick<FamilyPage, 'list' | 'key' | 'title'> {
  id: number;
  person: number;
  by: string;
  expires: number;
}

/** Pages that are shown to others before they are live. */
export class FamilyLinks {
  readonly #database: DeskDatabase;

  constructor(database: DeskDatabase) {
    this.#database = database;
  }

  /** Keeps the page until its link ends. Returns the token. Throws a 429 if there are too many. */
  add(person: number, page: FamilyPage, now: number): string {
    const { list, key, title, html, policy, pictures } = page;
    const token = newToken();
    this.#database.inTransaction(() => {
      this.#database.run('delete from family_links where expires <= ?', now);
      const mine = this.#database.get(
        'select count(*) as count from family_links where person = ?',
        person,
      );
      if (Number(mine?.count) >= MOST) throw new NotTaken(429, FULL);
      this.#database.run(
        `insert into family_links (hash, person, list, key, title, html, policy, pictures, expires)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[hashOf(token), person, list, JSON.stringify(key), title, html, policy],
        ...[JSON.stringify([...pictures]), now + SHOWN_FOR],
      );
    });
    return token;
  }

  /** What the token shows; undefined if it's unknown or has expired. */
  page(token: string, now: number): Pick<FamilyPage, 'html' | 'policy' | 'pictures'> | undefined {
    const row = this.#database.get(
      'select html, policy, pictures from family_links where hash = ? and expires between ? and ?',
      ...[hashOf(token), ...endsWithin(now, SHOWN_FOR)],
    );
    if (!row) return undefined;
    const { html, policy, pictures } = row as Record<'html' | 'policy' | 'pictures', string>;
    return { html, policy, pictures: new Map(JSON.parse(pictures)) };
  }

  /** The links that haven't expired, the newest first. */
  all(now: number): FamilyLink[] {
    return this.#database
      .all(
        `select family_links.id, person, name as by, list, key, title, expires from family_links
         join people on people.id = person where expires > ? order by family_links.id desc`,
        now,
      )
      .map((row) => ({ ...row, key: JSON.parse(String(row.key)) }) as unknown as FamilyLink);
  }

  end(id: number): void {
    this.#database.run('delete from family_links where id = ?', id);
  }
}
