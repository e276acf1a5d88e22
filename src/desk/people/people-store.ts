import { DraftStore } from './draft-store.ts';
import { FamilyLinks } from './family-links.ts';
import type { Invited, Passkey, Person, SignedIn } from './people.ts';
import { type DeskDatabase, openPeopleTables } from './people-tables.ts';
import { endsWithin, hashOf, newToken } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const MOST_PUT_OFF = 1_000;

/** How long invitations and sessions last, in milliseconds. */
const INVITED_FOR = 15 * MINUTE;
export const SIGNED_IN_FOR = 30 * DAY;

/** People, their passkeys and sessions, in a file that only the desk's user can read. */
export class PeopleStore {
  readonly #database: DeskDatabase;
  readonly drafts: DraftStore;
  readonly familyLinks: FamilyLinks;

  constructor(folder: string) {
    this.#database = openPeopleTables(folder);
    this.drafts = new DraftStore(this.#database);
    this.familyLinks = new FamilyLinks(this.#database);
  }

  close(): void {
    this.#database.close();
  }

  people(): Person[] {
    return this.#database.all('select * from people order by id').map(personIn);
  }

  /**
   * Returns a token that lets somebody, new or known, make a passkey once. It ends with the passkey
   * `by` which it was made, so that a lost phone leaves no link behind.
   */
  invite(now: number, { person, name, isOwner }: Invited = OWNER, by?: string): string {
    const token = newToken();
    this.#database.run('delete from invitations where expires < ?', now);
    this.#database.run(
      'insert into invitations values (?, ?, ?, ?, ?)',
      ...[hashOf(token), person?.id ?? null, name, Number(isOwner), now + INVITED_FOR],
    );
    if (by) this.#database.run('insert into links_made values (?, ?)', hashOf(token), by);
    return token;
  }

  /** Who an invitation is for; undefined if it's unknown, used or expired. */
  invitation(token: string, now: number): Invited | undefined {
    const row = this.#database.get(
      'select person, name, is_owner from invitations where hash = ? and expires between ? and ?',
      ...[hashOf(token), ...endsWithin(now, INVITED_FOR)],
    );
    if (!row) return undefined;
    const person = this.people().find(({ id }) => id === row.person);
    return { person, name: row.name as string | null, isOwner: row.is_owner === 1 };
  }

  /** True if somebody has that name already, or if the diary uses it itself. */
  isTaken(name: string): boolean {
    const asRead = (text: string) => text.normalize('NFKC').trim().toLowerCase();
    return ['folder', ...this.people().map((person) => person.name)]
      .map(asRead)
      .includes(asRead(name));
  }

  /** Uses up the invitation; the passkey goes to its person, or to a new one of this name. */
  accept(
    token: string,
    name: string,
    handle: string,
    { id, publicKey, counter, transports, device }: Omit<Passkey, 'person' | 'created' | 'used'>,
    now: number,
  ): void {
    this.#database.inTransaction(() => {
      const invited = this.invitation(token, now);
      if (!invited) throw new Error('This link has been used, or is too old.');
      this.#database.run('delete from invitations where hash = ?', hashOf(token));
      const person =
        invited.person ?? this.#addPerson(invited.name ?? name, handle, invited.isOwner);
      this.#database.run(
        'insert into passkeys values (?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, person.id, publicKey, counter, transports.join(' '), device, now, now],
      );
    });
  }

  passkey(id: string): Passkey | undefined {
    return this.#passkeys('where id = ?', id)[0];
  }

  passkeysOf(person: number): Passkey[] {
    return this.#passkeys('where person = ? order by used desc', person);
  }

  /** Stores the passkey's counter, which gives away a copy. */
  usedPasskey(id: string, counter: number, now: number): void {
    this.#database.run('update passkeys set counter = ?, used = ? where id = ?', counter, now, id);
  }

  /** Deletes a passkey with its sessions, and the links that were made with it. */
  removePasskey(id: string): void {
    this.#database.run('delete from passkeys where id = ?', id);
  }

  /** Deletes a person with their passkeys and all that only they could see. */
  removePerson(id: number): void {
    this.#database.inTransaction(() => {
      this.#database.run('delete from passkeys where person = ?', id);
      this.#database.run('delete from people where id = ?', id);
    });
  }

  /** Starts a session. Returns its token. */
  signIn(passkey: string, now: number): string {
    const token = newToken();
    this.#database.run('delete from sessions where expires < ?', now);
    this.#database.run(
      'insert into sessions values (?, ?, ?)',
      hashOf(token),
      passkey,
      now + SIGNED_IN_FOR,
    );
    return token;
  }

  signOut(token: string): void {
    this.#database.run('delete from sessions where hash = ?', hashOf(token));
  }

  /** Whose session it is; undefined if it has ended. */
  session(token: string, now: number): SignedIn | undefined {
    const row = this.#database.get(
      `select people.*, passkey from sessions join passkeys on passkeys.id = passkey
       join people on people.id = person where hash = ? and expires between ? and ?`,
      ...[hashOf(token), ...endsWithin(now, SIGNED_IN_FOR)],
    );
    if (!row) return undefined;
    return { person: personIn(row), passkey: String(row.passkey) };
  }

  putOff(fact: string, until: number, now: number): void {
    this.#database.run('insert or replace into later values (?, ?)', fact, until);
    this.#database.run(
      'delete from later where until <= ? or fact not in (select fact from later order by until desc limit ?)',
      ...[now, MOST_PUT_OFF],
    );
  }

  putOffFacts(now: number): Set<string> {
    return new Set(
      this.#database
        .all('select fact from later where until > ?', now)
        .map(({ fact }) => String(fact)),
    );
  }

  #addPerson(name: string, handle: string, isOwner: boolean): Person {
    const { lastInsertRowid } = this.#database.run(
      'insert into people (name, handle, is_owner) values (?, ?, ?)',
      ...[name, handle, Number(isOwner)],
    );
    return { id: Number(lastInsertRowid), name, handle, isOwner };
  }

  #passkeys(where: string, value: string | number): Passkey[] {
    return this.#database.all(`select * from passkeys ${where}`, value).map(
      ({ public_key, transports, ...row }) =>
        ({
          ...row,
          publicKey: public_key,
          transports: String(transports).split(' ').filter(Boolean),
        }) as unknown as Passkey,
    );
  }
}

/** Whoever has the server's command line owns the desk, and gives their name on the first visit. */
const OWNER: Invited = { person: undefined, name: null, isOwner: true };

function personIn({ id, name, handle, is_owner }: Record<string, unknown>): Person {
  return { id, name, handle, isOwner: is_owner === 1 } as Person;
}
