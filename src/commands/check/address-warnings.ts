import { contentTables } from '../../app/content-tables.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import { entryPages } from '../../content/entry-pages.ts';
import { problemAt, within } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import type { Content, Lists } from '../../model/content/content.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import { paths } from '../../model/paths.ts';
import { isTaken, pagePaths } from '../../model/site-paths.ts';

/** The paths of these entries' pages. */
export function knownPages(entries: ContentEntries): string[] {
  return pagePaths({ entryPages: pagesOf(entries) });
}

function pagesOf(entries: ContentEntries) {
  const lists = contentTables.lists.map(({ name }) => [
    name,
    entries[name].map(({ value }) => value),
  ]);
  return entryPages(contentTables.lists, Object.fromEntries(lists) as Lists);
}

/** Where moved pages are now, by what the entries say, and by earlier versions. */
export function movedPages(
  entries: ContentEntries,
  moved: Content['moved'],
): ReadonlyMap<string, string> {
  return movedPaths({ site: { redirects: {} }, entryPages: pagesOf(entries), moved });
}

/** Places of posts without a page, and own pages at an address of the guide's (decision 32). */
export function addressWarnings(
  entries: ContentEntries,
  moved?: Content['moved'],
): ContentProblem[] {
  return [...placesWithoutPage(entries, moved), ...takenPages(entries)];
}

function placesWithoutPage(entries: ContentEntries, moved: Content['moved']): ContentProblem[] {
  const known = new Set(knownPages(entries));
  const present = movedPages(entries, moved);
  return entries.posts.flatMap(({ value: { places = [] }, place }) =>
    places.flatMap((path, index) => {
      if (known.has(path)) return [];
      const now = present.get(path);
      const message = now
        ? `is ${path}, which is ${now} now; write that`
        : `is ${path}, which is not a page of the site, so the post doesn’t show it; correct it`;
      return [problemAt(within(place, ['places', index]), message)];
    }),
  );
}

function takenPages({ ownPages }: ContentEntries): ContentProblem[] {
  return ownPages
    .map(({ value: { slug }, place }) => ({ path: paths.own(slug), file: place.yaml.file }))
    .filter(({ path }) => isTaken(path))
    .map(({ path, file }) => ({
      file,
      message: `would be at ${path}, which the guide has for itself, so nobody sees this page; give the file another name`,
    }));
}
