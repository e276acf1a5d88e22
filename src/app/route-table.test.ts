import { expect, test } from 'vitest';
import { paths } from '../model/paths.ts';
import { hrefs, texts } from '../server/fixtures/element-texts.ts';
import { pageAt } from '../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../server/fixtures/shipped-snapshot.ts';

/** The route table of section 2: path and heading of its screen. */
const screens = [
  ['/', 'Discover Texas Hill Country'],
  ['/things-to-do', 'Things to Do'],
  ['/wine-spirits', 'Wine & Spirits'],
  ['/water-sports', 'Water Sports'],
  ['/outdoor', 'Outdoor Adventures'],
  ['/culture', 'Culture & Heritage'],
  ['/dining', 'Dining & Cuisine'],
  ['/entertainment', 'Entertainment'],
  ['/destinations', 'Hill Country Destinations'],
  ['/destinations/fredericksburg', 'Fredericksburg'],
  ['/destinations/austin', 'Austin'],
  ['/destinations/dripping-springs', 'Dripping Springs'],
  ['/destinations/new-braunfels', 'New Braunfels'],
  ['/events', 'Events'],
  ['/blog', 'Travel Blog'],
  ['/blog/1', 'Barbecue by the pound: Llano, Driftwood and the butcher paper'],
] as const;

test('§2 Route table: every path shows its screen', async () => {
  for (const [path, heading] of screens) {
    const { status, document } = await pageAt(path);
    const headings = texts(document.querySelectorAll('h1')).map((text) =>
      text.replace(/^\p{Extended_Pictographic}\S* /u, ''),
    );
    expect([path, status, headings]).toEqual([path, 200, [heading]]);
  }
});

test('§2 Route table: any other path is the 404 page, with the hint about the router (decision 4)', async () => {
  for (const path of ['/no-such-page', '/destinations/houston', '/blog/1/2', '/EVENTS']) {
    const { status, document } = await pageAt(path);
    expect([path, status, texts(document.querySelectorAll('h1, .hero small'))]).toEqual([
      path,
      404,
      ['404 Page Not Found', 'Did you forget to add the page to the router?'],
    ]);
    expect(document.title).toMatch(/^404 Page Not Found/);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  }
});

test('§2 Route table: the 404 page has links to the main pages and the contact facts (decision 4)', async () => {
  const { phone, email } = (await shippedSnapshot()).site;
  const { document } = await pageAt('/no-such-page');
  const links = document.querySelectorAll('main a');
  expect(hrefs(links)).toEqual(
    expect.arrayContaining([
      paths.home,
      paths.thingsToDo,
      paths.destinations,
      paths.events,
      paths.blog,
      paths.contact,
    ]),
  );
  expect(hrefs(links)).toEqual(
    expect.arrayContaining([`tel:+1${phone.replaceAll(/\D/g, '')}`, `mailto:${email}`]),
  );
  expect(texts(links)).toEqual(expect.arrayContaining([phone, email]));
});

test('§5 Validation: a post’s id is a whole number; any other is "Blog post not found" (decision 7)', async () => {
  for (const segment of [
    '0',
    '01',
    '1.5',
    '1e3',
    'abc',
    '+1',
    '-1',
    '9007199254740993',
    '1%20OR%201=1',
  ]) {
    const { status, document } = await pageAt(`/blog/${segment}`);
    expect([segment, status, texts(document.querySelectorAll('h1'))]).toEqual([
      segment,
      404,
      ['Blog post not found'],
    ]);
  }
});
