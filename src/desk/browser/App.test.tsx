// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { App } from './App.tsx';
import { settled, showPage } from './fixtures/shown-page.tsx';

const shown = () => document.querySelector('h1')?.textContent;

test('a moment without a connection takes nothing off the screen; a session that has ended does', async () => {
  let status = 200;
  const { queries } = await showPage(<App />, '/bookings', (path) =>
    path === '/api/session'
      ? Response.json({ id: 1, name: 'Ruth', isOwner: true }, { status })
      : [],
  );
  const page = shown();
  expect(page).toBe('Which button leads to bookings');
  status = 502;
  await queries.invalidateQueries();
  await settled();
  expect(shown()).toBe(page);
  status = 401;
  await queries.invalidateQueries();
  await settled();
  expect(document.body.textContent).toContain('Sign in');
});

test('a desk that does not answer says so before anybody is signed in', async () => {
  await showPage(<App />, '/', () => Response.json({ message: 'Not now.' }, { status: 502 }));
  expect([shown(), document.body.textContent]).toEqual([
    'Your desk',
    expect.stringContaining('Not now.'),
  ]);
});
