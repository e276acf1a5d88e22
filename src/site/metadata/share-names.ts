/** For pages without a share picture of their own; names have no extension. */
export const DEFAULT_SHARE_NAME = 'bluebonnets';

/** The share picture of a category's page. */
export function categoryShareName(slug: string): string {
  return `hero-${slug}`;
}

/** The share picture of a town's page. */
export function townShareName(slug: string): string {
  return `town-${slug}`;
}
