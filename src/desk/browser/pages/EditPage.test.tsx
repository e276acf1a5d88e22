// @vitest-environment jsdom
import { fireEvent, getByLabelText, getByText, queryByText } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { keepDraft, readDraft } from '../data/drafts.ts';
import { editPath } from '../data/edit-path.ts';
import { type Desk, settled, showPage } from '../fixtures/shown-page.tsx';
import { EditPage } from './EditPage.tsx';

const FORM = [
  { name: 'title', label: 'Name', control: 'line' },
  { name: 'time', label: 'Hours', control: 'line' },
  { name: 'featured', label: 'On the home page', control: 'featured', isOptional: true },
];
const others = [5, 6].map((key) => ({ key, title: `Event ${key}` }));
const entry = {
  ...{ ref: { list: 'events', key: 9 }, row: { id: 9, title: 'Fair', time: '9 AM' }, form: FORM },
  ...{ title: 'Fair', address: null, one: 'event', problems: [], said: [], days: [] },
  home: { most: 2, others },
};

const RIGHT = { problems: [], said: [], days: [] };

/** The form of an event, at a desk that answers a publish, and a check, like this. */
async function showForm(
  publish: Desk,
  check: (body: Record<string, unknown>) => unknown = () => RIGHT,
) {
  await showPage(<EditPage list="events" entry="9" />, '/edit/events/9', (path, body) => {
    if (path.startsWith('/api/entry')) return entry;
    if (path === '/api/row') return { row: { id: body.key, title: 'As live', featured: true } };
    if (path === '/api/check') return check(body);
    return path === '/api/publish' ? publish(path, body) : [];
  });
  const form = document.querySelector('form') as HTMLFormElement;
  const field = (id: string) => document.getElementById(id) as HTMLTextAreaElement;
  const type = async (id: string, value: string) => {
    fireEvent.change(field(id), { target: { value } });
    await settled();
  };
  const send = async () => {
    fireEvent.submit(form);
    await settled();
  };
  return { form, field, type, send };
}

test('nobody types into a form while it is on its way, and the focus is back if it asks', async () => {
  const answers: ((answer: object) => void)[] = [];
  const { form, field, type, send } = await showForm(() => new Promise((go) => answers.push(go)));
  field('time').focus();
  await type('time', 'noon');
  await send();
  expect(form.hasAttribute('inert')).toBe(true);
  expect(form.getAttribute('aria-busy')).toBe('true');
  expect(queryByText(form, 'Publishing …')).not.toBeNull();
  expect(form.querySelector('.bar summary')?.textContent).toBe('1 thing changes kept here');
  answers[0]?.({ is: 'asks', warnings: [], drops: ['An event'] });
  await settled();
  expect(form.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(field('time'));
  expect(document.body.textContent).toContain('Yes, take them off the site');
});

test('Return goes to the next field, and publishes nothing; in the last one it does nothing', async () => {
  const { field, type } = await showForm(() => Promise.reject(new Error('published')));
  await type('title', 'Fai');
  field('title').focus();
  for (const next of ['time', 'featured', 'featured']) {
    expect(fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })).toBe(false);
    await settled();
    expect(document.activeElement).toBe(field(next));
  }
  expect(field('title').getAttribute('enterkeyhint')).toBe('next');
  expect(document.body.textContent).not.toContain('published');
});

test('what the desk asks is said once with a count, and beside the field; the way back to it closes it', async () => {
  const signs = ['• Hats', '• Water shoes'];
  const { ref } = entry;
  Element.prototype.scrollIntoView = () => {};
  const warnings = signs.map((sign) => {
    return { ref, title: 'Fair', field: 'time', message: `has “${sign}”, which readers see` };
  });
  const { field, type, send } = await showForm(() => ({ is: 'asks', warnings, drops: [] }));
  await type('time', signs.join(' '));
  await send();
  const said = () =>
    document.body.textContent?.match(/has “[^”]*”, which readers see( \(and 1 more like it\))?/g);
  const both = 'has “• Hats”, which readers see (and 1 more like it)';
  expect(said()).toEqual([both, both]);
  expect(queryByText(document.body, 'Publish')).toBeNull();
  fireEvent.click(getByText(document.body, 'Back to what I typed'));
  await settled();
  expect([document.activeElement, said()]).toEqual([field('time'), [both]]);
  await type('time', signs[1] as string);
  expect(said()).toEqual(['has “• Water shoes”, which readers see']);
  await type('time', 'Shoes');
  expect(said()).toBeNull();
});

test('what was thrown away is brought back, with what was typed since into other fields', async () => {
  const { field, type } = await showForm(() => ({}));
  const tap = async (name: string) => {
    fireEvent.click(getByText(document.body, name));
    await settled();
  };
  await type('title', 'Street Fair');
  await tap('Throw away what I typed');
  expect(field('title').value).toBe('Fair');
  expect(readDraft({ ref: entry.ref })).toBeUndefined();
  await type('time', 'noon');
  await tap('Bring it back');
  expect([field('title').value, field('time').value]).toEqual(['Street Fair', 'noon']);
  await tap('Throw away what I typed');
  await tap('Bring it back');
  expect([field('title').value, field('time').value]).toEqual(['Street Fair', 'noon']);
  expect(queryByText(document.body, 'Bring it back')).toBeNull();
});

test('what goes from the home page goes as it is live: what is half typed in it is kept, and not published', async () => {
  const half = { ref: { list: 'events', key: 5 }, title: 'Event 5', base: null, value: { id: 5 } };
  const sent: unknown[] = [];
  const { send } = await showForm((_, { edits }) => {
    sent.push(edits);
    return { is: 'live', version: 2, message: '', refs: [], kept: [] };
  });
  keepDraft(half);
  fireEvent.click(getByLabelText(document.body, 'Yes'));
  await settled();
  for (const title of ['Event 6', 'Event 5']) fireEvent.click(getByLabelText(document.body, title));
  await settled();
  await send();
  const row5 = { id: 5, title: 'As live' };
  expect(sent).toEqual([
    [
      expect.objectContaining({ key: 9, value: { ...entry.row, featured: true } }),
      { list: 'events', key: 5, base: { ...row5, featured: true }, value: row5 },
    ],
  ]);
  expect(readDraft(half)).toEqual(half);
});

test('a conflict of what goes is not shown as one of the entry in the form', async () => {
  const theirs = (key: number) => [
    { ref: { list: 'events', key }, row: { id: key, time: 'dusk' } },
  ];
  let key = 5;
  const { type, send } = await showForm(() => ({ is: 'conflict', theirs: theirs(key) }));
  await type('time', 'noon');
  await send();
  const text = () => document.body.textContent;
  expect(text()).toContain('Somebody has changed the same since.');
  expect(text()).not.toContain('Somebody changed this meanwhile');
  key = 9;
  await send();
  expect(text()).toContain('Somebody changed this meanwhile');
  expect(text()).toContain('dusk');
});

test('what the desk says of an earlier text doesn’t stand beside a later one', async () => {
  const answers: ((problems: object[]) => void)[] = [];
  const { type } = await showForm(
    () => ({}),
    () => new Promise((go) => answers.push((problems) => go({ ...RIGHT, problems }))),
  );
  for (const time of ['', 'noon']) {
    await type('time', time);
    await expect.poll(() => answers).toHaveLength(time ? 2 : 1);
  }
  answers[1]?.([]);
  await settled();
  answers[0]?.([{ field: 'time', message: 'is missing' }]);
  await settled();
  expect(document.body.textContent).not.toContain('is missing');
});

test('a page whose address is “new” is found under it, also its draft', async () => {
  const ref = { list: 'ownPages', key: 'new' };
  const row = { title: 'New here', description: 'How to find us.' };
  const page = { ...entry, ref, row, form: FORM.slice(0, 1), one: 'page', home: undefined };
  const [, list = '', key = ''] = editPath(ref).slice(1).split('/');
  await showPage(<EditPage list={list} entry={key} />, editPath(ref), (path) =>
    path === '/api/entry?list=ownPages&key=new' ? page : [],
  );
  expect((document.getElementById('title') as HTMLTextAreaElement).value).toBe('New here');
  const draft = { ref, title: '', base: row, value: { ...row, title: 'Welcome' } };
  keepDraft(draft);
  expect(readDraft({ ref: { list: 'ownPages', key: null } })).toBeUndefined();
});
