// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { contentOn } from '../../app/content-on.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { startedApplication } from '../../server/fixtures/started-application.ts';
import { nearGone } from './near-gone.server.ts';

const HEADING = 'What was here is gone. This is near it';
const PATH = '/events/fiddle-night';

const gone = (place: string, category: string, list = 'events') => ({
  gone: { [PATH]: { list, place, category } },
});

async function near(...about: Parameters<typeof gone>) {
  const content = contentOn({ ...(await shippedSnapshot()), ...gone(...about) }, SAMPLE_DAY);
  const links = nearGone(content, PATH)?.links ?? [];
  return { content, links, hrefs: links.map(({ href }) => href) };
}

describe('the address of an entry that is gone (decision 46)', () => {
  test('is the 404 page with its texts, and below them what is near', async () => {
    const page = await pageAt(PATH, gone('New Braunfels', 'Music'));
    expect(page.status).toBe(404);
    page.getByRole('heading', { level: 1, name: '404 Page Not Found' });
    page.getByText('Did you forget to add the page to the router?');
    const heading = page.getByRole('heading', { level: 2, name: HEADING });
    const links = [...(heading.nextElementSibling?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toContain('/destinations/new-braunfels');
    expect(links.length).toBe(6);
  });

  test('other unknown addresses are as before, also next to it', async () => {
    for (const path of ['/events/no-such-event', '/nowhere', `${PATH}/x`]) {
      const page = await pageAt(path, gone('New Braunfels', 'Music'));
      expect([path, page.status, page.queryByText(HEADING)]).toEqual([path, 404, null]);
    }
    const { document } = await pageAt('/events', gone('New Braunfels', 'Music'));
    expect(document.documentElement.outerHTML).not.toContain('"near"');
  });

  test('shows its town first, then its category, then its list', async () => {
    const inTown = await near('River Road, New Braunfels, Texas', 'Food');
    const { activities } = inTown.content;
    const inNewBraunfels = activities.filter(({ visit }) => visit?.town === 'New Braunfels');
    expect(inNewBraunfels.length).toBeGreaterThan(2);
    expect(inTown.links.map(({ text }) => text)).toEqual(
      expect.arrayContaining([inNewBraunfels[0]?.title]),
    );
    const ofCategory = await near('', 'Music');
    const titles = new Map(ofCategory.content.events.map((event) => [event.title, event.category]));
    expect(ofCategory.links.slice(0, 2).map(({ text }) => titles.get(text))).toEqual([
      'Music',
      'Music',
    ]);
    const ofList = await near('Nowhere at all', 'Nothing');
    expect(ofList.hrefs.every((href) => href.startsWith('/events/'))).toBe(true);
    expect(ofList.hrefs).toHaveLength(6);
  });

  test('the browser takes the page over as it is; the next unknown address shows nothing of it', async () => {
    const { mismatches } = await startedApplication(PATH, {
      changed: gone('New Braunfels', 'Music'),
    });
    expect(mismatches).toEqual([]);
    const heading = () => within(document.body).queryByText(HEADING);
    expect(heading()).not.toBeNull();
    navigate('/nowhere');
    await expect.poll(heading).toBeNull();
    expect(document.body.textContent).toContain('404 Page Not Found');
  });

  test('a post that is gone says its own words first, and takes over as it is', async () => {
    const changed = {
      gone: { '/blog/999': { list: 'posts', place: '', category: 'Photography' } },
    };
    const page = await pageAt('/blog/999', changed);
    expect(page.status).toBe(404);
    const title = page.getByRole('heading', { level: 1, name: 'Blog post not found' });
    const back = page.getByRole('link', { name: 'Back to Blog' });
    const heading = page.getByRole('heading', { level: 2, name: HEADING });
    const order = [title, back, heading].map((element, index, all) =>
      element.compareDocumentPosition(all[index + 1] ?? element),
    );
    expect(order).toEqual([Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_FOLLOWING, 0]);
    const links = [...(heading.nextElementSibling?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toContainEqual(
      expect.stringMatching(/^\/blog\/\d+$/),
    );
    expect((await pageAt('/blog/998', changed)).queryByText(HEADING)).toBeNull();
    expect((await startedApplication('/blog/999', { changed })).mismatches).toEqual([]);
  });

  test('nothing is near if there is nothing: no heading either', async () => {
    expect((await near('', '', 'cabins')).hrefs).toEqual([]);
    expect((await pageAt(PATH, gone('', '', 'cabins'))).queryByText(HEADING)).toBeNull();
  });
});
