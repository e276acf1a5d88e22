import { expect, test } from 'vitest';
import { api } from '../app/api.ts';
import { contentOn } from '../app/content-on.ts';
import { sampleContent, VISIT } from '../content/fixtures/sample-content.ts';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { PLAN_ADDRESS } from '../model/paths.ts';
import { pageAt } from './fixtures/page-at.tsx';

const { activities, destinations, events, ownPages, posts, site, words } = sampleContent();
const content = {
  cabins: [],
  site,
  destinations,
  ownPages,
  words,
  activities: activities.map((activity) => ({ ...activity, visit: VISIT })),
  events: events.map((event) => ({ ...event, visit: VISIT })),
  posts: posts.map((post) => ({ ...post, visit: VISIT })),
};

const specified = api.listPaths.filter((path) => path !== PLAN_ADDRESS);

test.for([...specified, '/api/blog/7'])('%s does not send visit (decision 29)', (path) => {
  const answer = JSON.stringify(api.read(contentOn(content, SAMPLE_DAY), path));
  expect(answer).not.toContain('"visit"');
  expect(answer).not.toContain(VISIT.address);
});

test.for(['/', '/things-to-do', '/events', '/blog', '/blog/7', '/contact'])(
  '%s: the state block holds no visit (decision 29)',
  async (path) => {
    const { document, status } = await pageAt(path, content);
    expect(status).toBe(200);
    const html = document.documentElement.outerHTML;
    expect(html).not.toContain('"visit"');
    expect(html).not.toContain(VISIT.address);
  },
);
