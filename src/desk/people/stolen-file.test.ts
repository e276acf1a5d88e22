import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { signedIn } from '../fixtures/signed-in.ts';
import { PeopleStore } from './people-store.ts';
import { hashOf } from './tokens.ts';

/** A desk's file, and everything that a thief of its folder reads. */
function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'guide-people-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'desk.sqlite');
  const stolen = () =>
    Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
  return { folder, file, stolen };
}

test('a stolen file opens nothing: sessions and links are in it as hashes only, which are no tokens themselves', () => {
  const { folder, file, stolen } = openFile();
  const people = new PeopleStore(folder);
  const session = signedIn(people, 0);
  const link = people.invite(0);
  const page = { list: 'events', key: 1, title: 'Fair', html: 'Lanterns', policy: '' };
  const family = people.familyLinks.add(1, { ...page, pictures: new Map() }, 0);
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  const bytes = stolen();
  for (const token of [session, link, family]) {
    expect([bytes.includes(token), bytes.includes(hashOf(token))]).toEqual([false, true]);
    const found = hashOf(token);
    expect([people.session(found, 0), people.invitation(found, 0)]).toEqual([undefined, undefined]);
    expect(people.familyLinks.page(found, 0)).toBeUndefined();
  }
  people.close();
  // No table has a secret that nobody has thought of.
  const database = new DatabaseSync(file, { readOnly: true });
  const columns = database
    .prepare(
      "select m.name || '.' || c.name as name from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table' order by 1",
    )
    .all();
  database.close();
  expect(
    columns
      .map(({ name }) => name)
      .filter((name) => /secret|token|password|private/.test(String(name))),
  ).toEqual([]);
});

test('what has been removed is not in the file any more', () => {
  const { folder, stolen } = openFile();
  const people = new PeopleStore(folder);
  signedIn(people, 0);
  signedIn(people, 0, { name: 'Sam', passkey: 'of Sam', isOwner: false });
  const writer = { person: 2, writer: 'the phone', device: 'iPhone', revision: 0 };
  people.drafts.keep(writer, 'events/1', JSON.stringify('Lanterns at dusk'.repeat(500)), 0);
  expect(stolen().includes('Lanterns')).toBe(true);
  people.removePerson(2);
  people.close();
  expect([stolen().includes('Lanterns'), stolen().includes('of Sam')]).toEqual([false, false]);
});

test('a file of a newer desk, or one that is damaged, is left as it is, and the message says what to do', () => {
  const { folder, file } = openFile();
  const people = new PeopleStore(folder);
  signedIn(people, 0);
  people.close();
  const database = new DatabaseSync(file);
  database.exec('pragma user_version = 3');
  database.close();
  const newer = readFileSync(file);
  expect(() => new PeopleStore(folder)).toThrow(/desk\.sqlite was written by a newer desk/);
  expect(readFileSync(file).equals(newer)).toBe(true);
  truncateSync(file, 5_000);
  const cut = readFileSync(file);
  expect(() => new PeopleStore(folder)).toThrow(/desk\.sqlite is damaged\. Put back a copy/);
  expect(readFileSync(file).equals(cut)).toBe(true);
});

test('a clock that was far ahead, and is set back: nothing that was made meanwhile counts for years', () => {
  const { folder } = openFile();
  const people = new PeopleStore(folder);
  const now = Date.parse('2026-11-27T12:00:00Z');
  const ahead = Date.parse('2036-11-27T12:00:00Z');
  const session = signedIn(people, ahead);
  const link = people.invite(ahead);
  const page = { list: 'events', key: 1, title: 'Fair', html: 'Lanterns', policy: '' };
  const family = people.familyLinks.add(1, { ...page, pictures: new Map() }, ahead);
  const found = (at: number) => [
    people.session(session, at) !== undefined,
    people.invitation(link, at) !== undefined,
    people.familyLinks.page(family, at) !== undefined,
  ];
  expect([found(ahead), found(now)]).toEqual([Array(3).fill(true), Array(3).fill(false)]);
  // A step back of some minutes ends nothing.
  expect(found(ahead - 600_000)).toEqual(Array(3).fill(true));
  people.close();
});
