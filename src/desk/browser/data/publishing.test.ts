// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { askOf } from '../fixtures/shown-page.tsx';
import { type Draft, keepDraft, readDraft } from './drafts.ts';
import { publish } from './publishing.ts';

const base = { title: 'Fair', time: '9 AM' };
const draft: Draft = { ref: { list: 'events', key: 1 }, title: 'Fair', base, value: base };

test('what is live is no longer kept; what was typed while it was on its way is', async () => {
  const sent = { ...draft, value: { ...base, time: 'noon' } };
  const later = { ...base, time: 'noon', title: 'Night Fair' };
  let typed = () => {};
  askOf(() => {
    typed();
    return { is: 'live', version: 2, message: '', refs: [], kept: [] };
  });
  keepDraft(sent);
  await publish([sent], true);
  expect(readDraft(sent)).toBeUndefined();
  typed = () => keepDraft({ ...sent, value: later });
  await publish([sent], true);
  expect(readDraft(sent)).toMatchObject({ base: sent.value, value: later });
});
