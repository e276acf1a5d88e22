import { paths } from '../src/site/paths.ts';
import { fixedPaths } from '../src/site/routes.ts';

export interface SitePage {
  path: string;
  status: 200 | 404;
}

/** Paths that have no page: unknown to the page table, and a post that does not exist. */
export const missingPaths: readonly string[] = ['/no-such-page', paths.post(999_999)];

/** A page of every kind that a visitor can reach: all fixed paths, a post, an unknown path and a post that does not exist. */
export const everyPage: readonly SitePage[] = [
  ...[...fixedPaths, paths.post(1)].map((path) => ({ path, status: 200 as const })),
  ...missingPaths.map((path) => ({ path, status: 404 as const })),
];

/** The paths of `everyPage`. */
export const everyPath: readonly string[] = everyPage.map(({ path }) => path);
