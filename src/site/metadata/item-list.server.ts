import type { ItemList } from 'schema-dts';

/** A list for search engines: names in order, with URLs if the entries have pages. */
export function itemList(names: readonly string[], urls: readonly string[] = []): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: names.length,
    itemListElement: names.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(urls[index] !== undefined && { url: urls[index] }),
    })),
  };
}
