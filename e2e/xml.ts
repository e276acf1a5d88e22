import type { Page } from 'playwright-core';

/** The texts of the named children of every `element`, as a browser's XML parser reads them; rejects where it is no XML. */
export async function readXml(
  page: Page,
  xml: string,
  element: string,
  children: string[],
): Promise<Record<string, string | undefined>[]> {
  return page.evaluate(
    ([xml, element, children]) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const fault = document.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent ?? '');
      return [...document.querySelectorAll(element)].map((found) =>
        Object.fromEntries(children.map((child) => [child, found.querySelector(`:scope > ${child}`)?.textContent ?? undefined])),
      );
    },
    [xml, element, children] as const,
  );
}
