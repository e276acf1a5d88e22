import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DraftPictures } from './draft-pictures.ts';

const DAY = 24 * 60 * 60;

/** Drafts' pictures; `send` adds one of so many days ago, as a person. */
function openPictures() {
  const folder = mkdtempSync(join(tmpdir(), 'guide-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pictures = new DraftPictures(folder);
  mkdirSync(join(folder, 'uploads'));
  const named = new Set<string>();
  let sent = 0;
  const send = async (person: number, days = 0) => {
    sent += 1;
    const file = join(folder, 'uploads', 'sent');
    writeFileSync(file, `picture ${sent}`);
    const at = Date.now() / 1000 - days * DAY + sent / 100;
    utimesSync(file, at, at);
    return await pictures.add(file, `Photo ${sent}`, 'jpg', { person, named: () => named });
  };
  return { send, named, isThere: (name: string) => existsSync(join(folder, name)) };
}

test('one person’s pictures push out the oldest of their own, and nobody else’s', async () => {
  const { send, isThere } = openPictures();
  const other = await send(2);
  const own: string[] = [];
  for (let count = 0; count < 203; count += 1) own.push(await send(1));
  expect(isThere(other)).toBe(true);
  expect(own.filter((name) => !isThere(name))).toEqual(own.slice(0, 3));
});

test('what a draft names stays, however old the clock says it is; what none names goes after 90 days', async () => {
  const { send, named, isThere } = openPictures();
  const used = await send(1, 91);
  named.add(used);
  const unused = await send(1, 91);
  await send(2);
  expect([isThere(used), isThere(unused)]).toEqual([true, false]);
});

test('whose drafts name 200 pictures is told to finish some; others can go on', async () => {
  const { send, named } = openPictures();
  for (let count = 0; count < 200; count += 1) named.add(await send(1));
  await expect(send(1)).rejects.toThrow('Publish or delete some');
  expect(await send(2)).toMatch(/^photo-202-/);
});
