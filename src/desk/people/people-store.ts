import type { DatabaseSync } from 'node:sqlite';
import type { Passkey, Person, SignedIn } from './people.ts';
import { openPeopleTables } from './people-tables.ts';
import { hashOf, newToken } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How long an invitation waits, and how long somebody stays signed in, in milliseconds. */
export const INVITED_FOR = 15 * MINUTE;
export const SIGNED_IN_FOR = 30 * DAY;

/** People, their passkeys and sessions, in a file that only the desk's user can read. */
export class PeopleStore {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    this.#database = openPeopleTables(folder);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  people(): Person[] {
    return this.#all('select * from people order by id') as unknown as Person[];
  }

  /** A token that lets somebody make a passkey, once: a new person, or one who is there already. */
  invite(now: number, person?: number): string {
    const token = newToken();
    this.#run('delete from invitations where expires < ?', now);
    this.#run(
      'insert into invitations values (?, ?, ?)',
      hashOf(token),
      person ?? null,
      now + INVITED_FOR,
    );
    return token;
  }

  /** Whom an invitation is for; undefined if there is no such invitation, or no longer. */
  invitation(token: string, now: number): { person: Person | undefined } | undefined {
    const row = this.#get(
      'select person from invitations where hash = ? and expires > ?',
      hashOf(token),
      now,
    );
    return row && { person: this.people().find(({ id }) => id === row.person) };
  }

  /** Uses up the invitation; the passkey is its person's, or a new person's with this name. */
  accept(
    token: string,
    name: string,
    handle: string,
    key: Omit<Passkey, 'person' | 'created' | 'used'>,
    now: number,
  ): Person {
    return this.#inTransaction(() => {
      const invited = this.invitation(token, now);
      if (!invited) throw new Error('This link has been used, or is too old.');
      this.#run('delete from invitations where hash = ?', hashOf(token));
      const person = invited.person ?? this.#addPerson(name, handle);
      this.#run(
        'insert into passkeys values (?, ?, ?, ?, ?, ?, ?, ?)',
        ...[
          key.id,
          person.id,
          key.publicKey,
          key.counter,
          key.transports.join(' '),
          key.device,
          now,
          now,
        ],
      );
      return person;
    });
  }

  passkey(id: string): Passkey | undefined {
    return this.#passkeys('where id = ?', id)[0];
  }

  passkeysOf(person: number): Passkey[] {
    return this.#passkeys('where person = ? order by used desc', person);
  }

  /** Remembers how often the passkey has been used, so that a copy of it is noticed. */
  usedPasskey(id: string, counter: number, now: number): void {
    this.#run('update passkeys set counter = ?, used = ? where id = ?', counter, now, id);
  }

  /** Ends a passkey and every session that it has opened. */
  removePasskey(id: string): void {
    this.#run('delete from passkeys where id = ?', id);
  }

  /** Signs somebody in. Returns the session's token. */
  signIn(passkey: string, now: number): string {
    const token = newToken();
    this.#run('delete from sessions where expires < ?', now);
    this.#run('insert into sessions values (?, ?, ?)', hashOf(token), passkey, now + SIGNED_IN_FOR);
    return token;
  }

  signOut(token: string): void {
    this.#run('delete from sessions where hash = ?', hashOf(token));
  }

  /** Whose session it is; undefined if it has ended. */
  session(token: string, now: number): SignedIn | undefined {
    const row = this.#get(
      `select people.*, passkey from sessions join passkeys on passkeys.id = passkey
       join people on people.id = person where hash = ? and expires > ?`,
      ...[hashOf(token), now],
    );
    if (!row) return undefined;
    const { passkey, ...person } = row;
    return { person: person as unknown as Person, passkey: String(passkey) };
  }

  /** Asks for a fact again later. */
  putOff(fact: string, until: number): void {
    this.#run('insert or replace into later values (?, ?)', fact, until);
  }

  /** The facts that are to be asked for later than now. */
  putOffFacts(now: number): Set<string> {
    return new Set(
      this.#all('select fact from later where until > ?', now).map(({ fact }) => String(fact)),
    );
  }

  #addPerson(name: string, handle: string): Person {
    const { lastInsertRowid } = this.#run(
      'insert into people (name, handle) values (?, ?)',
      name,
      handle,
    );
    return { id: Number(lastInsertRowid), name, handle };
  }

  #passkeys(where: string, value: string | number): Passkey[] {
    return this.#all(`select * from passkeys ${where}`, value).map(
      ({ public_key, transports, ...row }) =>
        ({
          ...row,
          publicKey: public_key,
          transports: String(transports).split(' ').filter(Boolean),
        }) as unknown as Passkey,
    );
  }

  #all(sql: string, ...values: Value[]) {
    return this.#database.prepare(sql).all(...values);
  }

  #get(sql: string, ...values: Value[]) {
    return this.#database.prepare(sql).get(...values);
  }

  #run(sql: string, ...values: Value[]) {
    return this.#database.prepare(sql).run(...values);
  }

  #inTransaction<Result>(work: () => Result): Result {
    this.#database.exec('begin immediate');
    try {
      const result = work();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }
}

type Value = string | number | null | Uint8Array;
