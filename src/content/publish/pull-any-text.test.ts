import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { onTestFinished, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { line } from '../../model/text.ts';
import { writtenWhen } from '../../model/when/fixtures/random-when.ts';
import { sampleContent, samplePost } from '../fixtures/sample-content.ts';
import { pullContent } from './pull.ts';

test('any text and any rule of days in an entry comes back from the files (publish after pull changes nothing)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-pull-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const text = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.stringMatching(/^[-:#>|&*!%@`'"{}[\], \n\r\t\\a-c0-9.~]{0,200}$/),
    )
    .map((text) => text.replace(/(?![\t\n\r])\p{Cc}|\p{Cf}/gu, ''))
    .filter((text) => line(2000).safeParse(text.replace(/\s+/g, ' ')).success);
  await fc.assert(
    fc.asyncProperty(text, text, writtenWhen, async (one, other, when) => {
      const { site, activities, destinations, events, cabins, ownPages, words } = sampleContent();
      const [oneLine, otherLine] = [onOneLine(one), onOneLine(other)];
      await pullContent(
        {
          site: { ...site, blurb: oneLine },
          cabins,
          activities: activities.map((activity) => ({
            ...activity,
            title: otherLine,
            description: one,
            slug: `activity-${activity.id}`,
            story: `${other}\n\n${one}`,
          })),
          destinations: destinations.map((town) => ({
            ...town,
            highlights: [
              oneLine.slice(0, 100).trim() || 'x',
              otherLine.slice(0, 100).trim() || 'x',
            ],
          })),
          events: events.map((event) =>
            event.when ? { ...event, when, imageAlt: otherLine } : event,
          ),
          posts: [
            {
              ...samplePost(7),
              title: oneLine,
              excerpt: other,
              content: `${one.trim()}\n\n${other.trim()}`,
            },
            samplePost(1),
          ],
          ownPages: ownPages.map((page) => ({
            ...page,
            description: otherLine,
            content: `${other.trim()}\n\n${one.trim()}`,
          })),
          words,
        },
        folder,
      );
    }),
    cases(20),
  );
});

function onOneLine(text: string): string {
  return text.replace(/[\n\r]+/g, ' ');
}
