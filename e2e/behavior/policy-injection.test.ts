import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { dayText } from '../../src/model/day/civil-day.ts';
import { texasDay } from '../../src/model/day/texas-day.ts';
import { apiPaths, paths } from '../../src/model/paths.ts';
import { editContent, untilServed } from '../support/edit-content.ts';
import { watchFaults } from '../support/faults.ts';
import { type OwnGuide, startGuide } from '../support/guide.ts';
import { shortenContent } from '../support/small-content.ts';
import { test as base } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';

/** Would close whatever it lands in: script, title, attribute, tag, comment, CDATA or template. */
const ATTACK = '</script></title>"\'--><img src=x onerror=alert(1)>]]>{{7*7}}';

const POST_ID = 77;
const activity = `Activity ${ATTACK}`;
const destination = `Destination ${ATTACK}`;
const event = `Event ${ATTACK}`;
const post = `Post ${ATTACK}`;
const text = `Text ${ATTACK}`;

/** Makes the first entry of every list attack with every field that takes text. */
async function attack(contentFolder: string): Promise<void> {
  await shortenContent(contentFolder);
  const first = (entry: object) => (yaml: string) =>
    stringify([{ id: POST_ID, ...entry, featured: true }, ...parse(yaml)]);
  const picture = { imageUrl: '/images/bluebonnets.svg', imageAlt: text };
  const words = { description: text, category: ATTACK };
  await editContent(
    { contentFolder },
    'activities.yaml',
    first({ title: activity, ...words, icon: '"><b>', ...picture, location: text }),
  );
  await editContent(
    { contentFolder },
    'destinations.yaml',
    first({ name: destination, description: text, highlights: [text, ATTACK] }),
  );
  const today = texasDay(Date.now());
  const when = { when: { from: dayText(today), to: dayText(today + 1) }, time: ATTACK };
  await editContent(
    { contentFolder },
    'events.yaml',
    first({ title: event, ...words, ...when, location: text }),
  );
  const frontMatter = {
    title: post,
    excerpt: text,
    category: ATTACK,
    ...picture,
    publishedAt: '2026-01-02',
    readTime: ATTACK,
    featured: true,
  };
  const body = `${text}\n\n**${text}**\n\n- ${text}\n- ${text}`;
  await writeFile(
    join(contentFolder, `blog/00${POST_ID}-attack.md`),
    `---\n${stringify(frontMatter)}---\n\n${body}\n`,
  );
  await editContent({ contentFolder }, 'site.yaml', (yaml) =>
    stringify({ ...parse(yaml), blurb: text, supportHours: text }),
  );
}

const test = base.extend(
  'guide',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  async ({}, { onCleanup }): Promise<OwnGuide> => {
    const guide = await startGuide({}, { prepare: attack });
    onCleanup(guide.stop);
    await untilServed(guide, apiPaths.post(POST_ID), 'Post <');
    await untilServed(guide, apiPaths.events, 'Event <');
    return guide;
  },
);

const attackedPages = [
  { path: paths.home, shows: [activity, destination, event, post, text] },
  { path: paths.thingsToDo, shows: [activity, text] },
  { path: paths.destinations, shows: [destination, text, ATTACK] },
  { path: paths.events, shows: [event, text, ATTACK] },
  { path: paths.blog, shows: [post, text, ATTACK] },
  { path: paths.post(POST_ID), shows: [post, text, ATTACK] },
  { path: paths.contact, shows: [event, text] },
];

test.for(attackedPages)(
  'hostile text is only text on $path, after a full load and after client navigation',
  async ({ path, shows }, { sharedPage: page }) => {
    const faults = watchFaults(page.context());
    await visit(page, path);
    await expectOnlyText(page, shows);
    await follow(page, paths.destination('austin'));
    await follow(page, path);
    await page.waitForFunction(
      () => document.querySelector('#main h1') && !document.querySelector('[data-placeholder]'),
    );
    await expectOnlyText(page, shows);
    expect(faults).toEqual([]);
  },
);

async function expectOnlyText(page: Page, shows: string[]): Promise<void> {
  for (const text of shows)
    await expect.poll(() => page.locator('.page').textContent()).toContain(text);
  expect(await page.locator('[onerror], [src="x"], .page b, .page script').count()).toBe(0);
}
