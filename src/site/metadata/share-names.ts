/**
 * The share picture of every page without one of its own; share pictures are named without their
 * ending.
 */
export const DEFAULT_SHARE_NAME = 'bluebonnets';

/** The share picture of a category page, which is made of the picture that its words name. */
export function categoryShareName(slug: string): string {
  return `hero-${slug}`;
}

/** The share picture of a town's page, which is made of the picture that its words name. */
export function townShareName(slug: string): string {
  return `town-${slug}`;
}
