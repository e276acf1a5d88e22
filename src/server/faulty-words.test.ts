import { cpSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeHeldBack } from '../content/content-source.ts';
import { settleContent } from '../content/entries/settle-content.ts';
import { readEntries } from '../content/files/content-folder.ts';
import { openSample } from '../content/fixtures/open-sample.ts';
import { slipsIn } from '../content/fixtures/page-word-slips.ts';
import { SampleFolder } from '../content/fixtures/sample-folder.ts';
import { shippedWords } from '../content/words/shipped-words.ts';
import { readWordsFile } from '../content/words/words-folder.ts';
import { categories } from '../model/categories.ts';
import type { Words } from '../model/content.ts';
import { pages, paths } from '../model/paths.ts';
import { townsWithPage } from '../model/towns.ts';
import { PAGE_WORDS } from '../site/page-words.ts';
import { pageAt } from './fixtures/page-at.tsx';

/** Where each file of words is shown. */
const shownAt = new Map<string, string>([
  ...Object.entries(pages).map(([name, { path }]) => [name, path] as const),
  ...categories.map(({ slug }) => [slug, paths.category(slug)] as const),
  ...townsWithPage.map(({ slug }) => [slug, paths.destination(slug)] as const),
  ['town', paths.destination('austin')],
  ['post', paths.post(1)],
  ['not-found', '/no-such-page'],
  ['shared', paths.home],
]);

const shipped = shippedWords();

/** The file of the page's words as an owner has edited it. */
function ownText(page: string): string {
  const text = readFileSync(`content/pages/${page}.yaml`, 'utf8');
  return text.replace(/^ *(?:intro|summary|text|back|checkedText): [^"'\n].*$/m, '$& Our own.');
}

/** A content folder whose words an owner has edited, all without a fault. */
function ownFolder(): SampleFolder {
  const folder = new SampleFolder();
  cpSync('content/pages', folder.path('pages'), { recursive: true });
  for (const page of PAGE_WORDS.keys()) folder.write(`pages/${page}.yaml`, ownText(page));
  return folder;
}

describe.each([...PAGE_WORDS.keys()])('%s.yaml with a slip (decision 30)', (page) => {
  test('at any key or value: shows its last good words, or the shipped ones, and says so', async () => {
    const folder = ownFolder();
    const file = folder.path(`pages/${page}.yaml`);
    const reading = await readEntries(folder.content);
    const { content: past } = await settleContent(undefined, reading);
    const good = past?.words[page] as Words;
    expect(good).not.toEqual(shipped[page]);
    for (const { text, what } of slipsIn(ownText(page))) {
      folder.write(`pages/${page}.yaml`, text);
      const read = readWordsFile(file, page, shipped[page], () => {});
      const others = reading.words.entries.filter(({ key }) => key !== page);
      const words = { ...reading.words, entries: [...others, read] };
      for (const [before, expected] of [
        [past, good],
        [undefined, shipped[page]],
      ] as const) {
        const { content, held } = await settleContent(before, { ...reading, words });
        // A missing key isn't a slip: it takes the shipped word.
        if (read.value === undefined) {
          expect(content?.words[page], what).toEqual(expected);
          expect(describeHeldBack(held)[0], what).toContain(file);
        } else expect([what, content?.words[page]]).toEqual([what, read.value]);
        expect({ ...content?.words, [page]: 0 }).toEqual({ ...past?.words, [page]: 0 });
      }
      expect(read.value === undefined || what.endsWith('is missing'), what).toBe(true);
    }
  });

  test('the running server names file, line and field, and its page still answers', async () => {
    const folder = ownFolder();
    const { store, recorded, next } = await openSample(folder);
    const before = store.current()?.words ?? {};
    const [slip] = slipsIn(ownText(page)).filter(({ what }) => what.endsWith('is misspelt'));
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
    expect((await pageAt(path, { words })).status).toBe(path === '/no-such-page' ? 404 : 200);
    const edited = next();
    folder.writeRows('activities', []);
    expect((await edited).words).toEqual(before);
  });
});
