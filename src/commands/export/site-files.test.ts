import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { ApiCache } from '../../server/edition/api-cache.ts';
import { readStaticFiles } from '../../server/edition/static-files.ts';
import { guideInMemory } from '../../server/fixtures/guide-in-memory.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { siteFiles } from './site-files.ts';

test('share pictures are in the export: those from the build and, only once, the new one of a picture changed since the build', async () => {
  const { folders, pictures, press, security, renderer, get } = await guideInMemory();
  for (const folder of [join(folders.client, 'share'), join(folders.variants, 'share')])
    mkdirSync(folder);
  for (const name of ['built.jpg', 'changed.jpg'])
    writeFileSync(join(folders.client, 'share', name), `${name} of the build`);
  for (const name of ['changed.jpg', 'own.jpg'])
    writeFileSync(join(folders.variants, 'share', name), `${name} made later`);
  await pictures.refresh();
  const files = readStaticFiles(folders.client, security, () => {});
  const pages = press.current?.pages;
  if (!pages) throw new Error('The sample guide has no pages.');
  const content = contentOn(sampleSnapshot(), SAMPLE_DAY);
  const api = new ApiCache({ api: renderer.api, content, headers: {}, made: () => {} });
  const parts = { content, security, pages, api, documents: renderer.documents, files, pictures };

  const { names, files: listed } = siteFiles(parts);
  const shares: [string, string][] = [];
  let count = 0;
  for await (const { file, body } of listed) {
    count += 1;
    if (file.startsWith('share/')) shares.push([file, Buffer.from(body.identity.bytes).toString()]);
  }
  expect(count).toBe(names.length);
  expect(shares).toEqual([
    ['share/built.jpg', 'built.jpg of the build'],
    ['share/changed.jpg', 'changed.jpg made later'],
    ['share/own.jpg', 'own.jpg made later'],
  ]);
  expect((await get('/share/own.jpg')).status).toBe(200);
});
