import { expect, test } from 'vitest';
import { sampleContent } from '../fixtures/sample-content.ts';
import { contentIn, openPublished, readAsServer, revisionOf } from './fixtures/database.ts';

test.for([
  ['a missing title', `update activities set title = null`],
  ['a blank title', `update activities set title = ' \t'`],
  ['a title that is too long', `update activities set title = repeat('x', 401)`],
  ['the id 0', `update events set id = 0 where id = 1`],
  ['an id beyond 32 bits', `update events set id = 2147483648 where id = 1`],
  ['an id that already exists', `insert into blog_posts select * from blog_posts where id = 1`],
  ['a latitude beyond the pole', `update destinations set latitude = 91`],
  ['a latitude that is not a number', `update destinations set latitude = 'NaN'`],
  [
    'an event that ends before it starts',
    `update events set end_date = '2000-01-01' where start_date is not null`,
  ],
  ['incomplete UTM parameters', `update site set utm_source = null`],
  ['a second site', `insert into site select * from site`],
  ['a redirect to elsewhere', `insert into redirects values ('/x', 'https://evil.example')`],
  ['a category that has no page', `insert into category_actions values ('photography', '/events')`],
  [
    'a highlight of a nonexistent destination',
    `insert into destination_highlights values (77, 1, 'x')`,
  ],
  ['a host that is an address', `insert into image_hosts values ('https://images.example.com/')`],
  [
    'a picture with an unsupported kind of address',
    `update blog_posts set image_url = 'ftp://x/a.jpg'`,
  ],
  ['a link that runs a script', `update activities set link = 'javascript:alert(1)'`],
  ['a booking address without https', `update site set booking_url = 'http://x.example'`],
  ['a phone number made of letters', `update site set phone = 'call us'`],
] as const)('a constraint refuses %s', async ([, statement]) => {
  const { sql, source } = await openPublished();
  await expect(sql.unsafe(statement)).rejects.toThrow(/violates|null|out of range/);
  expect(await revisionOf(sql)).toBe(1);
  await source.read();
});

test('rows that slip through keep their last good form, or are left out; all other edits are served', async () => {
  const { sql, source } = await openPublished();
  const past = await source.read();
  await sql`update activities set title = ${'hidden\u202eelttit'} where id = 1`;
  await sql`update events set date = '13 14' where id = 2`;
  await sql`update events set title = 'Great Fair' where id = 1`;
  await sql`update blog_posts set image_url = 'https://other.example.com/a.jpg' where id = 7`;
  await sql`update redirects set to_path = '/nowhere' where from_path = '/wine_tours'`;
  await sql`update site set phone = '2', notice_text = ${'\u202etxet'}`;
  const faults = [
    'site notice.text: contains the invisible character U+202E; delete it; until then, site notice',
    'activities id 1.title: contains the invisible character U+202E; delete it; until then, activities 1',
    'events id 2.date: must name the month, such as "Mar 15" or "15 March"; until then, events 2',
    'site redirects./wine_tours: leads to /nowhere, which is not a page of the site; use the path of one that is; until then, redirects /wine_tours',
    'blog_posts id 7.imageUrl: shows a picture from other.example.com; add that name to imageHosts in site.yaml, or use a picture of your own; until then, posts 7',
  ];
  const known = await readAsServer(source, past);
  expect(known.heldBack.sort()).toEqual(
    faults.map((fault) => `${fault} keeps its last good form`).sort(),
  );
  const { title } = known.events.find(({ id }) => id === 1) ?? {};
  expect([known.site, title]).toEqual([{ ...past.site, phone: '2' }, 'Great Fair']);
  expect([known.activities, known.posts]).toEqual([past.activities, past.posts]);

  const unknown = await readAsServer(source);
  expect(unknown.heldBack).toContain(`${faults[0]} is left out`);
  expect(unknown.heldBack).toContain(
    'site redirects./old/post: leads to /blog/7, which is not a page of the site; use the path of one that is; until then, redirects /old/post is left out',
  );
  const lists = [unknown.activities, unknown.events, unknown.posts];
  expect(lists.map((list) => list.map(({ id }) => id))).toEqual([[2], [1, 3], [1]]);
});

test('a table without rows is an empty list', async () => {
  const { sql, source } = await openPublished();
  await sql`truncate activities, destinations, destination_highlights, events, blog_posts, redirects`;
  expect(await source.read()).toMatchObject({
    activities: [],
    destinations: [],
    events: [],
    posts: [],
  });
});

test('empty lists are published, and read back as empty', async () => {
  const content = sampleContent({ activities: [], destinations: [], events: [] });
  const { source } = await openPublished({
    ...content,
    posts: [],
    site: { ...content.site, redirects: {} },
  });
  expect(await source.read()).toMatchObject({
    activities: [],
    destinations: [],
    events: [],
    posts: [],
  });
});

test('a list whose rows all break a rule keeps its last good content; without a past it is empty', async () => {
  const { sql, source } = await openPublished();
  const past = await source.read();
  await sql`update events set date = '13 14', "when" = null`;
  const { events } = await readAsServer(source, past);
  expect(events).toEqual(past.events);
  expect((await readAsServer(source)).events).toEqual([]);
});

test('a database without its site keeps the last good one; without a past nothing can be served', async () => {
  const { sql, source } = await openPublished();
  const past = await source.read();
  await sql`delete from site`;
  await sql`delete from events where id = 1`;
  const { site, events } = await readAsServer(source, past);
  expect([site, events.length]).toEqual([past.site, past.events.length - 1]);
  await expect(readAsServer(source)).rejects.toThrow('site: has no row');
});

test('a publish, a pull or an export refuses what a server would hold back', async () => {
  const { sql, source } = await openPublished();
  await sql`update events set date = '13 14' where id = 2`;
  await expect(source.read()).rejects.toThrow('events id 2.date: must name the month');
  await expect(contentIn(sql)).rejects.toThrow('events id 2.date: must name the month');
});
