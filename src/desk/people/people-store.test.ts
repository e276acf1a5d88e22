import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { PeopleStore } from './people-store.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'guide-people-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('whoever was there before there were helpers stays an owner', () => {
  const data = folder();
  const old = new DatabaseSync(join(data, 'desk.sqlite'));
  old.exec(`create table people (id integer primary key, name text not null, handle text not null);
    create table invitations (hash text primary key, person integer, expires integer not null);
    insert into people values (1, 'Ruth', 'a'), (2, 'Lou', 'b'); pragma user_version = 1`);
  old.close();
  for (let start = 0; start < 2; start += 1) {
    const people = new PeopleStore(data);
    expect(people.people()).toEqual([
      { id: 1, name: 'Ruth', handle: 'a', isOwner: true },
      { id: 2, name: 'Lou', handle: 'b', isOwner: true },
    ]);
    people.close();
  }
});

test('a link for the family is in the file as a hash only', () => {
  const data = folder();
  const people = new PeopleStore(data);
  const token = people.invite(0);
  const key = { id: 'k', publicKey: new Uint8Array([1]), counter: 0, transports: [], device: '' };
  people.accept(token, 'Ruth', 'a', key, 0);
  const id = people.people()[0]?.id ?? 0;
  const page = { list: 'events', key: 1, title: 'Fair', html: 'Lanterns', policy: '' };
  const link = people.familyLinks.add(id, { ...page, pictures: new Map() }, 0);
  people.close();
  const bytes = readFileSync(join(data, 'desk.sqlite'));
  expect([bytes.includes('Lanterns'), bytes.includes(link)]).toEqual([true, false]);
});
