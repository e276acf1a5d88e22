import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { api } from '../app/api.ts';
import { contentOn } from '../app/content-on.ts';
import { siteDocuments } from '../app/documents.server.ts';
import { SAMPLE_DAY, sampleEvent, samplePost } from '../model/fixtures/samples.ts';
import { apiPaths, paths } from '../model/paths.ts';
import { readHead, readStructuredData } from '../site/fixtures/page-head.ts';
import { pageAt, SITE_URL } from './fixtures/page-at.tsx';
import { shippedSnapshot } from './fixtures/shipped-snapshot.ts';

/**
 * Would end whatever it lands in: a script, a title, an attribute, a tag, a comment, character data
 * or a template.
 */
const ATTACK = '</script></title>"\'--><img src=x onerror=alert(1)>]]>{{7*7}}';

const POST_ID = 77;
const event = `Event ${ATTACK}`;
const post = `Post ${ATTACK}`;
const text = `Text ${ATTACK}`;

const attack = {
  events: [
    {
      ...sampleEvent(1, {
        title: event,
        description: text,
        location: text,
        startDate: '2027-03-07',
      }),
      featured: true,
    },
  ],
  posts: [
    {
      ...samplePost(POST_ID, {
        title: post,
        excerpt: text,
        category: ATTACK,
        imageAlt: text,
        publishedAt: 'January 2, 2026',
      }),
      image: { width: 800, height: 600, widths: [], tone: 1 },
      content: `${text}\n\n**${text}**\n\n- ${text}\n- ${text}`,
      featured: true,
    },
  ],
};

async function attackedContent() {
  return contentOn({ ...(await shippedSnapshot()), ...attack }, SAMPLE_DAY);
}

test('hostile words reach the head, the structured data and the embedded state as they are', async () => {
  const { document } = await pageAt(paths.post(POST_ID), attack);
  const { titles, meta } = readHead(document);
  expect(titles).toEqual([`${post} | Hill Country Cabins`]);
  expect(meta).toMatchObject({
    description: [text],
    'og:title': [post],
    'og:image:alt': [text],
  });
  expect(document.querySelector('article img')?.getAttribute('alt')).toBe(text);
  const posting = readStructuredData(document).find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({ headline: post, description: text, articleSection: ATTACK });
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as {
    answers: Record<string, unknown>;
  };
  const answer = api.read(await attackedContent(), apiPaths.post(POST_ID))?.value;
  expect(answer).toMatchObject({ title: post, content: expect.stringContaining(text) });
  expect(state.answers[apiPaths.post(POST_ID)]).toEqual(answer);

  const { document: eventsDocument } = await pageAt(paths.events, attack);
  const events = readStructuredData(eventsDocument).filter((thing) => thing['@type'] === 'Event');
  expect(events).toEqual([
    expect.objectContaining({
      name: event,
      description: text,
      location: expect.objectContaining({ name: text }),
    }),
  ]);
});

test('hostile words leave feed and sitemap well-formed, and appear in the feed as they are', async () => {
  const feed = await xmlOf('/feed.xml');
  const textOf = (element: string) => feed.querySelector(`entry > ${element}`)?.textContent;
  expect([textOf('title'), textOf('summary')]).toEqual([post, text]);
  const { document: body } = new JSDOM(textOf('content')).window;
  expect(body.querySelector('p')?.textContent).toBe(text);
  expect(body.querySelectorAll('img, script')).toHaveLength(0);
  const addresses = [...(await xmlOf('/sitemap.xml')).querySelectorAll('loc')].map(
    ({ textContent }) => textContent,
  );
  expect(addresses).toContain(SITE_URL + paths.post(POST_ID));
});

/** The document at the path, parsed; throws if it is not XML. */
async function xmlOf(path: string): Promise<Document> {
  const xml = siteDocuments(SITE_URL)
    .get(path)
    ?.write(await attackedContent());
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}
