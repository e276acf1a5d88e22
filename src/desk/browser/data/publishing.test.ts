// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { askOf } from '../fixtures/shown-page.tsx';
import { type Draft, keepDraft, readDraft } from './drafts.ts';
import { publish, publishFinished } from './publishing.ts';

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

test('what the desk refuses stays, also if it is new, and the others go live', async () => {
  const drafts = ['a', 'b', 'c'].map((id): Draft => {
    return { ref: { list: 'events', key: null }, id, title: id, base: null, value: { title: id } };
  });
  const sent: unknown[] = [];
  askOf((path, { edits }) => {
    if (path === '/api/check') return { problems: [] };
    sent.push((edits as Draft[]).map(({ value }) => value?.title));
    const faults = [{ ref: { list: 'events', key: 41 }, title: 'b', message: 'is taken' }];
    if (sent.length === 1) return { is: 'refused', faults, of: [1] };
    return { is: 'live', version: 2, message: '', refs: [], kept: [] };
  });
  for (const each of drafts) keepDraft(each);
  expect(await publishFinished(drafts, false)).toMatchObject({ is: 'live' });
  expect(sent).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(drafts.map((each) => readDraft(each)?.id)).toEqual([undefined, 'b', undefined]);
});

test('more than the desk takes at once goes live in portions, and a question stops there', async () => {
  const content = 'x'.repeat(200_000);
  const drafts = ['a', 'b', 'c', 'd', 'e'].map((title, key): Draft => {
    const base = { title, content };
    return { ref: { list: 'posts', key }, title, base, value: { ...base, content: `${content}.` } };
  });
  const sent: { size: number; titles: unknown[] }[] = [];
  askOf((path, body) => {
    if (path === '/api/check') return { problems: [] };
    const titles = (body.edits as Draft[]).map(({ value }) => value?.title);
    sent.push({ size: JSON.stringify(body).length, titles });
    if (titles.includes('e')) return { is: 'asks', warnings: [], drops: ['5 posts'] };
    return { is: 'live', version: sent.length, message: '', refs: [], kept: [] };
  });
  for (const each of drafts) keepDraft(each);
  expect(await publishFinished(drafts, false)).toMatchObject({ is: 'asks' });
  expect(sent.map(({ titles }) => titles)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  for (const { size } of sent) expect(size).toBeLessThan(1024 * 1024);
  expect(drafts.map((each) => readDraft(each)?.title)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    'e',
  ]);
});
