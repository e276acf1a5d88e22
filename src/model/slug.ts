/**
 * Lowercases the name, removes everything but letters, digits and spaces, then turns spaces into
 * hyphens (decision 13).
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(' ', '-');
}

/** What decides the last part of the address of an activity or event. */
export interface Named {
  title: string;
  /** The owner's own choice. */
  slug?: string | undefined;
}

/**
 * The last part of the address of an activity or event (decision 33): its `slug`, otherwise its
 * title by decision 13 with accents folded, other letters dropped and hyphens collapsed. Empty if
 * the title has no letter from a to z and no digit; such an entry needs a `slug`.
 */
export function slugOf({ slug: own, title }: Named): string {
  return own ?? plainSlug(title);
}

function plainSlug(title: string): string {
  const plain = title.normalize('NFKD').replace(/[^a-z0-9 -]/giu, '');
  return slug(plain.replaceAll('-', ' ')).replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}
