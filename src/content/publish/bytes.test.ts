import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteStore } from '../versions/sqlite-store.ts';
import { Bytes } from './bytes.ts';

test('a file that is no UTF-8 comes out byte for byte, although others read it as text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-data-'));
  const store = new SqliteStore(folder);
  onTestFinished(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const written = Buffer.from('Café Río\n', 'latin1');
  const hash = store.objects.add(written);
  const bytes = new Bytes(store, '', new Map());
  await bytes.load({ before: new Map(), after: new Map([['search-questions.yaml', hash]]) });
  expect(await bytes.text(hash)).toBe('Caf\uFFFD R\uFFFDo\n');
  const got: unknown[] = [];
  await bytes.fetch([hash], async (_, found) => {
    got.push(found);
  });
  expect(got).toEqual([written]);
});
