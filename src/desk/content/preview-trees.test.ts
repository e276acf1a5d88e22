import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Bytes } from '../../content/publish/bytes.ts';
import { SqliteStore } from '../../content/versions/sqlite-store.ts';
import { PreviewTrees } from './preview-trees.ts';

test('of what is typed, only the files that have changed are written beside the version before, until they are many', async () => {
  const root = mkdtempSync(join(tmpdir(), 'guide-previews-'));
  const store = new SqliteStore(root);
  onTestFinished(() => {
    store.close();
    rmSync(root, { recursive: true, force: true });
  });
  const keep = (text: string) => store.objects.add(Buffer.from(text));
  const before = new Map([
    ['site.yaml', keep('site')],
    ['events.yaml', keep('events')],
    ['blog/0001-a.md', keep('a')],
  ]);
  const trees = new PreviewTrees(join(root, 'previews'), store.objects);
  const bytes = new Bytes(store, '', new Map());
  const first = await trees.write(
    before,
    new Map(before).set('events.yaml', keep('typed')),
    [],
    bytes,
  );
  expect(first.paths).toEqual(['events.yaml']);
  expect(readdirSync(first.changed)).toEqual(['events.yaml']);
  expect(readFileSync(join(first.changed, 'events.yaml'), 'utf8')).toBe('typed');
  expect(readFileSync(join(first.base, 'events.yaml'), 'utf8')).toBe('events');

  const published = new Map(before).set('site.yaml', keep('new site'));
  published.delete('blog/0001-a.md');
  const later = await trees.write(published, published, [], bytes);
  expect(later.base).toBe(first.base);
  expect(later.paths.toSorted()).toEqual(['blog/0001-a.md', 'site.yaml']);
  expect(existsSync(join(later.changed, 'blog'))).toBe(false);

  const posts = Array.from({ length: 101 }, (_, id) => [`blog/1${id}-p.md`, keep('post')] as const);
  const many = new Map([...published, ...posts]);
  const whole = await trees.write(many, many, [], bytes);
  expect(whole).toMatchObject({ files: many.size, paths: [] });
  expect(whole.base).not.toBe(first.base);
});
