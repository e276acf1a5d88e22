import { mkdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeProblem } from '../../content/content-source.ts';
import { SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { checkContent } from '../fixtures/check-content.ts';

/** What `./guide check` says of these two files, changed by the functions. */
async function saidOf(changes: Record<string, (text: string) => string>): Promise<string[]> {
  const folder = new SampleFolder();
  mkdirSync(folder.path('pages'));
  for (const [page, change] of Object.entries(changes))
    folder.write(`pages/${page}.yaml`, change(readFileSync(`content/pages/${page}.yaml`, 'utf8')));
  const { problems, warnings } = await checkContent(folder.content);
  expect(problems).toEqual([]);
  return warnings
    .map(describeProblem)
    .map((text) => text.replace(`${folder.content}/`, ''))
    .filter((text) => /^pages\/(?:home|seasons)\.yaml/.test(text));
}

const asShipped = (text: string) => text;

test('the shipped answers and the shipped seasons agree, and seasons lead to pages of the site', async () => {
  const { warnings } = await checkContent('content');
  expect(warnings.map(describeProblem).filter((text) => /seasons/.test(text))).toEqual([]);
});

test.each([
  ['2-night minimum', '1-night minimum', 'says “1-night minimum”, but pages/seasons.yaml has 2'],
  ['3 nights in peak', '4 nights in peak', 'says “4 nights in peak”, but pages/seasons.yaml has 3'],
  ['2-3 months ahead', '2 – 6 months ahead', 'has 2-3; make them agree'],
  ['(March-April)', '(March-May)', 'names the peak seasons March-May, September-November, but'],
])('an answer with %j as %j is named with its line', async (from, to, expected) => {
  const said = (await saidOf({ home: (text) => text.replace(from, to) })).filter((text) =>
    text.startsWith('pages/home.yaml'),
  );
  expect(said).toEqual([expect.stringMatching(/^pages\/home\.yaml:\d+ .*answer/)]);
  expect(said[0]).toContain(expected);
});

test('other rules in seasons.yaml are found against the answers as shipped', async () => {
  const said = await saidOf({
    home: asShipped,
    seasons: (text) =>
      text
        .replace('minimumNights: { usual: 2, peak: 3 }', 'minimumNights: { usual: 1, peak: 3 }')
        .replace('to: April 30', 'to: May 31'),
  });
  expect(said.filter((text) => text.startsWith('pages/home.yaml'))).toHaveLength(2);
});

test('a season may lead to a calendar or the feed', async () => {
  for (const link of ['/events.ics', '/feed.xml'])
    expect(
      (
        await saidOf({ seasons: (text) => text.replace('link: /river-safety', `link: ${link}`) })
      ).filter((said) => said.includes(link)),
    ).toEqual([]);
});

test('a season that leads to no page of the site is named with its line', async () => {
  const said = await saidOf({
    seasons: (text) => text.replace('link: /river-safety', 'link: /no-such-page'),
  });
  expect(said).toContainEqual(
    expect.stringMatching(
      /^pages\/seasons\.yaml:\d+ .*link.* leads to \/no-such-page, which is not a page/,
    ),
  );
});
