import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PeopleStore } from './people-store.ts';

test('a link for the family is in the file as a hash only', () => {
  const data = mkdtempSync(join(tmpdir(), 'guide-people-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const people = new PeopleStore(data);
  const token = people.invite(0);
  const key = { id: 'k', publicKey: new Uint8Array([1]), counter: 0, transports: [], device: '' };
  const { id } = people.accept(token, 'Ruth', 'a', key, 0);
  const page = { list: 'events', key: 1, title: 'Fair', html: 'Lanterns', policy: '' };
  const link = people.familyLinks.add(id, { ...page, pictures: new Map() }, 0);
  people.close();
  const bytes = readFileSync(join(data, 'desk.sqlite'));
  expect([bytes.includes('Lanterns'), bytes.includes(link)]).toEqual([true, false]);
});
