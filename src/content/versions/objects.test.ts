import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Objects } from './objects.ts';

function openObjects(): Objects {
  const folder = mkdtempSync(join(tmpdir(), 'guide-objects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return new Objects(folder);
}

test('a file that a power failure has emptied is missing, and is there again once its bytes come', async () => {
  const objects = openObjects();
  const bytes = Buffer.from('title: Peaches');
  const hash = objects.add(bytes);
  const empty = () => {
    rmSync(objects.pathOf(hash));
    writeFileSync(objects.pathOf(hash), '');
  };
  for (const keep of [() => objects.add(bytes), () => objects.keep(hash, bytes)]) {
    empty();
    expect(objects.has(hash)).toBe(false);
    await keep();
    expect(objects.has(hash)).toBe(true);
    expect(readFileSync(objects.pathOf(hash), 'utf8')).toBe('title: Peaches');
  }
});

test('a file that is meant to be empty is there', () => {
  const objects = openObjects();
  expect(objects.has(objects.add(Buffer.from('')))).toBe(true);
});
