import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { guideInMemory } from '../../server/fixtures/guide-in-memory.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { writeHeadersFile } from './host-files.ts';
import { writeNginxMaps, writeNginxServer } from './nginx-files.ts';
import type { SiteParts } from './site-files.ts';

const { options, security } = await guideInMemory();
const { files } = options;
const content = contentOn(sampleSnapshot(), SAMPLE_DAY);
const parts = { content, security, files, documents: new Map() } as Partial<SiteParts> as SiteParts;

test('nginx says of every file but errors that nothing may rewrite it, as the server does', () => {
  const caching = writeNginxMaps(parts).match(/"(?:public|no-)[^"]*"/g) ?? [];
  expect(caching.length).toBeGreaterThan(6);
  expect(caching.filter((value) => !/, no-transform"$/.test(value))).toEqual([
    '"no-cache"',
    '"no-store"',
  ]);
});

test('_headers has the same rules without no-transform: those hosts compress files themselves', () => {
  const text = writeHeadersFile(parts);
  expect(text).toContain(
    '/assets/*\n  cache-control: public, max-age=31536000, immutable\n  content-security-policy:',
  );
  expect(text).toContain('/images/*\n  cache-control: public, max-age=3600,');
  expect(text).not.toContain('no-transform');
  expect(text).not.toContain('/search');
});

test('nginx serves the search index, which is a file and no page, and caches it for good as the server does', () => {
  expect(writeNginxServer(parts)).toContain('location ^~ /search/ { try_files $uri =404; }');
  expect(writeNginxMaps(parts)).toContain(
    '/search/" "public, max-age=31536000, immutable, no-transform";',
  );
});
