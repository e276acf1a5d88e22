// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { settled, showPage } from '../fixtures/shown-page.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { useDraft } from './use-draft.ts';

const row = { title: 'Pool', content: 'No glass.' };
const name = { ref: { list: 'ownPages', key: 'pool' } };

function Title() {
  return useDraft(name, row, () => 'Pool').draft.value?.content as string;
}

test('what is live, but for space around its text, is no longer kept as unfinished', async () => {
  const draft = { ...name, title: 'Pool', base: { ...row, content: 'Glass.' } };
  keepDraft({ ...draft, value: { ...row, content: 'No glass. Ever.' } });
  await showPage(<Title />, '/', () => ({}));
  expect(document.body.textContent).toBe('No glass. Ever.');
  keepDraft({ ...draft, value: { ...row, content: 'No glass. \n' } });
  await settled();
  expect(document.body.textContent).toBe('No glass.');
  expect(readDraft(name)).toBeUndefined();
});
