import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { longText, line as textLine } from '../../model/text.ts';
import { writtenWhen } from '../../model/when/fixtures/random-when.ts';
import { AWKWARD_TEXT, sampleContent, samplePost } from '../fixtures/sample-content.ts';
import { contentIn, openPublished, publish } from '../postgres/fixtures/database.ts';
import { contentRows } from '../postgres/postgres-tables.ts';

test('no text and no rule of days that the model accepts is rejected or changed by the database', async () => {
  const { sql } = await openPublished();
  const grapheme = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => text.replace(/\p{Cc}|\p{Cf}/gu, ''));
  const text = grapheme.filter((text) => longText(60).safeParse(text).success);
  const line = grapheme.filter((text) => textLine(60).safeParse(text).success);
  const site = sampleContent().site;
  await fc.assert(
    fc.asyncProperty(
      line,
      fc.array(line, { maxLength: 3 }),
      text,
      fc.integer({ min: 1, max: 2_147_483_647 }),
      writtenWhen,
      async (line, lines, text, id, when) => {
        const { activities, destinations, events, cabins, ownPages, words } = sampleContent();
        const content = {
          site: { ...site, brand: line, blurb: `${AWKWARD_TEXT}${line}`, redirects: {} },
          activities: activities.map((activity) => ({
            ...activity,
            title: line,
            location: line,
            slug: `activity-${activity.id}`,
            story: text,
          })),
          destinations: destinations.map((town) => ({
            ...town,
            description: line,
            highlights: lines,
          })),
          events: events.map((event) =>
            event.when ? { ...event, when, imageAlt: line } : { ...event, time: line },
          ),
          cabins: cabins.map((cabin) => ({ ...cabin, houseRules: [line] })),
          posts: [{ ...samplePost(id), content: text, readTime: line }],
          ownPages: ownPages.map((page) => ({ ...page, title: line, content: text })),
          words,
        };
        await publish(sql, content);
        const read = await contentIn(sql);
        expect(JSON.stringify(read.events.at(-1)?.when)).toBe(JSON.stringify(when));
        expect(contentRows(read)).toEqual(
          contentRows({
            ...content,
            posts: [{ ...samplePost(id), content: text.trim(), readTime: line }],
            ownPages: content.ownPages.map((page) => ({ ...page, content: text.trim() })),
          }),
        );
      },
    ),
    cases(60),
  );
});
