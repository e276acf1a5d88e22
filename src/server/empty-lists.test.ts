import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentOn } from '../app/content-on.ts';
import { siteDocuments } from '../app/documents.server.ts';
import { readContentFolder } from '../content/files/content-folder.ts';
import { SampleFolder } from '../content/fixtures/sample-folder.ts';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { fixedPaths } from '../model/site-paths.ts';
import { pageAt } from './fixtures/page-at.tsx';

/** The guide's content if the owner's lists have no entries. */
async function emptyContent() {
  const folder = new SampleFolder();
  for (const list of ['activities', 'destinations', 'events']) folder.write(`${list}.yaml`, '[]\n');
  rmSync(folder.path('blog/0001-bats.md'));
  const { content } = await readContentFolder(folder.content);
  if (!content) throw new Error('Empty lists must be valid content.');
  return { ...content, revision: 'empty' };
}

test.each([
  ['/things-to-do', 'No activities found.'],
  ['/events', 'No events found.'],
  ['/blog', 'No blog posts available.'],
  ['/destinations', 'No destinations found.'],
  ['/wine-spirits', 'Wine & Spirits activities coming soon!'],
  ['/water-sports', 'Water Sports activities coming soon!'],
  ['/outdoor', 'Outdoor activities coming soon!'],
  ['/culture', 'Cultural activities coming soon!'],
  ['/dining', 'Dining experiences coming soon!'],
  ['/entertainment', 'Entertainment activities coming soon!'],
])('§8 Empty lists: %s of files without entries is served with %j', async (path, text) => {
  const page = await pageAt(path, await emptyContent());
  expect(page.status).toBe(200);
  expect(page.getByText(text)).toBeTruthy();
  expect(page.queryAllByRole('article')).toEqual([]);
});

test('§4 States: every other page and document of files without entries is built too', async () => {
  const content = await emptyContent();
  for (const path of fixedPaths)
    expect([path, (await pageAt(path, content)).status]).toEqual([path, 200]);
  expect(
    (await pageAt('/blog/1', content)).getByRole('heading', { name: 'Blog post not found' }),
  ).toBeTruthy();
  for (const [path, document] of siteDocuments('http://guide.example'))
    expect([path, document.write(contentOn(content, SAMPLE_DAY))]).toEqual([
      path,
      expect.stringMatching(/\S/),
    ]);
});
