import { cpSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { PAGE_WORDS } from '../../app/page-words.ts';
import { openSample } from '../../content/fixtures/open-sample.ts';
import { slipsIn } from '../../content/fixtures/page-word-slips.ts';
import { changedActivity, SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { shippedWords } from '../../content/reading/shipped-words.ts';
import { categories } from '../../model/categories.ts';
import { pages, paths } from '../../model/paths.ts';
import { townsWithPage } from '../../model/towns.ts';
import { pageAt } from '../fixtures/page-at.tsx';

/** The sample guide has no cabins. */
const MISSING = ['not-found', 'cabins'];

/** Where each file of words is shown. */
const shownAt = new Map<string, string>([
  ...Object.entries(pages).map(([name, { path }]) => [name, path] as const),
  ...categories.map(({ slug }) => [slug, paths.category(slug)] as const),
  ...townsWithPage.map(({ slug }) => [slug, paths.destination(slug)] as const),
  ['town', paths.destination('austin')],
  ['post', paths.post(1)],
  ['place', paths.activity('enchanted-rock')],
  ['not-found', '/no-such-page'],
  ['shared', paths.home],
  ['seasons', paths.stay],
  ['plan-days', paths.plan],
  ['plan-link', paths.plan],
  ['drafts', paths.stay],
]);

/** The file of the page's words as an owner has edited it. */
function ownText(page: string): string {
  const text = readFileSync(`content/pages/${page}.yaml`, 'utf8');
  return text.replace(/^ *(?:intro|summary|text|back|checkedText|far): [^"'\n].*$/m, '$& Our own.');
}

/** A content folder whose words an owner has edited, all without a fault. */
function ownFolder(): SampleFolder {
  const folder = new SampleFolder();
  cpSync('content/pages', folder.path('pages'), { recursive: true });
  for (const page of PAGE_WORDS.keys()) folder.write(`pages/${page}.yaml`, ownText(page));
  return folder;
}

test.each([...PAGE_WORDS.keys()])(
  'a slip in %s.yaml: the running server names file, line and field, and its page still answers (decision 30)',
  async (page) => {
    const folder = ownFolder();
    const { store, recorded, next } = await openSample(folder);
    const before = store.current()?.words ?? {};
    expect(before[page]).not.toEqual(shippedWords(contentTables)[page]);
    const slip = slipsIn(ownText(page)).find(({ what }) => what.endsWith('is misspelt'));
    folder.write(`pages/${page}.yaml`, slip?.text ?? '');
    const { problems = [] } = await recorded.entry('the content has faults');
    expect(problems.join('\n')).toMatch(
      new RegExp(
        `/pages/${page}\\.yaml:\\d+ \\w+: is not a known field here.* its last good words`,
      ),
    );
    expect(store.status()).toMatchObject({ stale: true, heldBack: problems });
    const words = store.current()?.words ?? {};
    expect(words).toEqual(before);
    const path = shownAt.get(page) ?? '';
    expect((await pageAt(path, { words })).status).toBe(MISSING.includes(page) ? 404 : 200);
    const edited = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await edited).words).toEqual(before);
  },
);
