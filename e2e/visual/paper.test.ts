import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

test.for([
  { path: paths.events, most: 7 },
  { path: paths.thingsToDo, most: 3 },
  { path: paths.destinations, most: 5 },
  { path: paths.blog, most: 4 },
])(
  '$path fits on $most sheets of paper, with every word of it',
  async ({ path, most }, { sharedPage: page }) => {
    await visit(page, path);
    await showEverything(page);
    await page.emulateMedia({ media: 'print' });
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
    const cut = await page
      .locator('main :is(.card, .event-card) p')
      .evaluateAll(
        (texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 4).length,
      );
    expect(cut).toBe(0);
  },
);
