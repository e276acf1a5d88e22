import type { Page } from 'playwright-core';

/** What a page's head tells search engines and social networks; every tag with all its values, so that doubles show. */
export interface Head {
  titles: string[];
  canonicals: string[];
  /** Values of `<meta>` by name or property. */
  meta: Record<string, string[]>;
}

/** Reads the head as it stands, on a first load and after client navigation alike. */
export function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const meta: Record<string, string[]> = {};
    for (const tag of document.querySelectorAll('meta')) {
      const name = tag.getAttribute('name') ?? tag.getAttribute('property');
      if (name !== null) meta[name] = [...(meta[name] ?? []), tag.content];
    }
    return {
      titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent ?? ''),
      canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href') ?? ''),
      meta,
    };
  });
}

/** The JSON-LD objects in the page's HTML. Throws where one is no JSON. */
export async function readStructuredData(page: Page): Promise<StructuredThing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as StructuredThing);
}

export interface StructuredThing {
  '@type': string;
  [property: string]: unknown;
}
