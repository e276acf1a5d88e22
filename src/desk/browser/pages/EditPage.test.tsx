// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { type Desk, settled, showPage } from '../fixtures/shown-page.tsx';
import { EditPage } from './EditPage.tsx';

const FORM = [
  { name: 'title', label: 'Name', control: 'line' },
  { name: 'time', label: 'Hours', control: 'line' },
];
const entry = {
  ...{ ref: { list: 'events', key: 9 }, row: { id: 9, title: 'Fair', time: '9 AM' }, form: FORM },
  ...{ title: 'Fair', address: null, one: 'event', problems: [], said: [], days: [] },
};

/** The form of an event, at a desk that answers a publish like this. */
async function showForm(publish: Desk) {
  await showPage(<EditPage list="events" entry="9" />, '/edit/events/9', (path, body) => {
    if (path.startsWith('/api/entry')) return entry;
    if (path === '/api/check') return { problems: [], said: [], days: [] };
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
  answers[0]?.({ is: 'asks', warnings: [], drops: ['An event'] });
  await settled();
  expect(form.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(field('time'));
  expect(document.body.textContent).toContain('Yes, take them off the site');
});
