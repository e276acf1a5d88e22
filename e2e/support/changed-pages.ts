import type { Page } from 'playwright-core';

/**
 * From now on, every text of the page is put into elements as a browser's translator does, also what
 * comes later. The words stay the same, so that a page can be compared with one as it is.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LEFT_ALONE = 'font, script, style, noscript, textarea, option, svg, [translate=no]';
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (!text.parentElement?.closest(LEFT_ALONE)) texts.push(text as Text);
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) if (addedNodes.length > 0) wrap(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Adds elements and attributes where extensions do: in texts, next to controls, around the page. */
export async function alter(page: Page): Promise<void> {
  await page.evaluate(() => {
    const added = () => {
      const element = document.createElement('ext-element');
      element.append(document.createElement('i'));
      return element;
    };
    document.body.prepend(added());
    document.getElementById('root')?.append(added());
    for (const element of document.querySelectorAll(
      '#main p, #main li, h1, h2, h3, button, #main a',
    )) {
      element.prepend(added());
      element.append(added());
      element.setAttribute('data-ext', '');
    }
    for (const control of document.querySelectorAll('input, select, textarea')) {
      control.after(added());
      control.setAttribute('data-ext', '');
    }
  });
}

/** Pages that were left stay in the document, as they were then (src/site/layout/OpenPages.tsx). */
const LEFT = 'main:not(#main)';

/** What the page says, whatever its texts stand in. */
export async function wordsOf(page: Page): Promise<string> {
  return await page.evaluate((left) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll(`script, style, noscript, ext-element, ${left}`))
      element.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ');
  }, LEFT);
}

/** What the page says, in sentences. */
export async function sentencesOf(page: Page): Promise<string[]> {
  return (await wordsOf(page)).split(/(?<=[.!?:]) /);
}

/** What the page says once it hasn't changed for two seconds: not all that comes later is announced. */
export async function settledWords(page: Page): Promise<string[]> {
  for (let before = '', since = Date.now(); ; ) {
    const pending = page.locator(
      `:is([aria-busy=true], .skeleton, .search-thumb:empty):not(${LEFT} *)`,
    );
    await pending.first().waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    const words = await wordsOf(page);
    if (words !== before) since = Date.now();
    else if (Date.now() - since >= 2_000 && !words.includes('One moment'))
      return await sentencesOf(page);
    before = words;
  }
}
