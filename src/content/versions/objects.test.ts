import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('a disk that is full amid the last piece of a large file: nothing is stored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-objects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = `
    import { Objects } from ${JSON.stringify(import.meta.resolve('./objects.ts'))};
    const pieces = [1, 2].map((value) => Buffer.alloc(65_536, value));
    process.on('SIGXFSZ', () => {});
    await new Objects(${JSON.stringify(folder)}).addPieces(pieces).catch(({ code }) => process.stdout.write(code));`;
  // In blocks of 512 bytes: one and a half pieces fit.
  const command = `ulimit -f 192; exec "$0" --input-type=module -e "$1"`;
  expect(execFileSync('sh', ['-c', command, process.execPath, store], { encoding: 'utf8' })).toBe(
    'EFBIG',
  );
  expect(readdirSync(folder)).toEqual([]);
});
