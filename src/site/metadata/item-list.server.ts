import type { ItemList } from 'schema-dts';

/**
 * A list as search engines read it: names in order, with addresses if the entries have pages of
 * their own.
 */
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
