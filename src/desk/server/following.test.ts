import { expect, test } from 'vitest';
import { openDesk } from './fixtures/open-desk.ts';

/** A desk, how to publish in it, and what an entry's form begins with. */
async function openRested() {
  const { ask, rest } = await openDesk();
  rest();
  const publish = async (...edits: object[]) => {
    const answer = (await ask('/api/publish', { edits, isMeant: false })).json();
    expect(answer).toMatchObject({ is: 'live' });
    return answer;
  };
  const entry = async (list: string, key: number | string) =>
    (await ask(`/api/entry?list=${list}&key=${key}`)).json();
  return { ask, publish, entry };
}

test('posts and links that name a page follow when its name changes, in one step, and are taken back with it', async () => {
  const { ask, publish, entry } = await openRested();
  const { row: post } = await entry('posts', 1);
  const { row: site } = await entry('site', 'site');
  const notice = { text: 'The fair is on.', link: '/events/fair#days' };
  await publish(
    { list: 'posts', key: 1, base: post, value: { ...post, places: ['/events/fair'] } },
    { list: 'site', key: 'site', base: site, value: { ...site, notice } },
  );
  const { row: fair, namedBy } = await entry('events', 1);
  expect(namedBy).toBe(2);
  const edit = { list: 'events', key: 1, base: fair, value: { ...fair, title: 'Night Fair' } };
  const { version } = await publish(edit);
  expect((await entry('posts', 1)).row.places).toEqual(['/events/night-fair']);
  expect((await entry('site', 'site')).row.notice.link).toBe('/events/night-fair#days');
  await ask('/api/undo', { version, isMeant: true });
  expect((await entry('posts', 1)).row.places).toEqual(['/events/fair']);
});

test('links to a page that leaves the site go with it, and come again with it', async () => {
  const { ask, publish, entry } = await openRested();
  const row = async (list: string, key: number | string) => (await entry(list, key)).row;
  const post = await row('posts', 1);
  const [site, fair] = [await row('site', 'site'), await row('events', 1)];
  const named = {
    ...post,
    places: ['/events/fair', '/events/night-fair'],
    days: [{ day: 'Saturday', places: ['/events/fair'] }],
  };
  const notice = { text: 'High water.', link: '/events/fair' };
  await publish(
    { list: 'posts', key: 1, base: post, value: named },
    { list: 'site', key: 'site', base: site, value: { ...site, notice } },
    { list: 'events', key: null, base: null, value: { ...fair, title: 'Night Fair' } },
  );
  const { version } = await publish({ list: 'events', key: 1, base: fair, value: null });
  expect(await row('posts', 1)).toEqual({ ...post, places: ['/events/night-fair'] });
  expect((await row('site', 'site')).notice).toEqual({ text: 'High water.' });
  await ask('/api/undo', { version, isMeant: true });
  expect(await row('posts', 1)).toEqual(named);
});
