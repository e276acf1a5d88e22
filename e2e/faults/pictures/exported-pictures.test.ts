import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { PublishedDatabase } from '../published-database.ts';
import { shortContent } from '../short-content.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"/>';

test('an export from the database has the pictures of the database', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  const content = await shortContent();
  const pictures = { 'bats.svg': DRAWING };
  const posts = content.posts.map((post) => ({ ...post, imageUrl: '/images/bats.svg' }));
  await database.publish({ ...content, posts }, { pictures });
  const root = mkdtempSync(join(tmpdir(), 'guide-export-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'export');
  await promisify(execFile)(process.execPath, ['dist/server/export.js', folder], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      CACHE_DIR: join(root, 'cache'),
      DATA_DIR: join(root, 'data'),
      SITE_URL: 'https://guide.example',
    },
  });
  expect(readFileSync(join(folder, 'images/bats.svg'), 'utf8')).toBe(DRAWING);
  expect(readFileSync(join(folder, 'blog/1.html'), 'utf8')).toContain(
    'https://guide.example/share/bats.jpg',
  );
});
