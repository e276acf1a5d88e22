/** The share picture of every page that doesn't have its own; the names leave out the extension. */
export const DEFAULT_SHARE_NAME = 'bluebonnets';

/** The share picture of a category page, made from the picture that its words name. */
export function categoryShareName(slug: string): string {
  return `hero-${slug}`;
}

/** The share picture of a town's page, made from the picture that its words name. */
export function townShareName(slug: string): string {
  return `town-${slug}`;
}
