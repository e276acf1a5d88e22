// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { useDraft } from './use-draft.ts';

const row = { title: 'Pool', content: 'No glass.' };
const name = { ref: { list: 'ownPages', key: 'pool' } };

let change: ReturnType<typeof useDraft>['change'];

function Title() {
  const used = useDraft(name, row, () => 'Pool');
  ({ change } = used);
  return <output>{used.draft.value?.content as string}</output>;
}

/** Other tests of the same window may have left their pages in it. */
const shown = () => document.querySelector('output')?.textContent;

test('what is live, but for space around its text, is no longer kept as unfinished', async () => {
  const draft = { ...name, title: 'Pool', base: { ...row, content: 'Glass.' } };
  keepDraft({ ...draft, value: { ...row, content: 'No glass. Ever.' } });
  await showPage(<Title />, '/', () => ({}));
  expect(shown()).toBe('No glass. Ever.');
  keepDraft({ ...draft, value: { ...row, content: 'No glass. \n' } });
  await settled();
  expect(shown()).toBe('No glass.');
  expect(readDraft(name)).toBeUndefined();
});

test('characters that nobody sees go as they are pasted; joiners of emoji stay', async () => {
  await showPage(<Title />, '/', () => ({}));
  const content = 'No\u200B glass\uFEFF. 👩\u200D🚒\n';
  change({ ...row, content, places: [{ note: 'a\u2060b' }] });
  await settled();
  expect(readDraft(name)?.value).toEqual({
    ...row,
    content: 'No glass. 👩\u200D🚒\n',
    places: [{ note: 'ab' }],
  });
});
