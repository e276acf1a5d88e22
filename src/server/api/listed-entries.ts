import type { Listed } from '../../model/content/content.ts';
import { type Named, slugOf } from '../../model/entry-slug.ts';

const featuredEntries = new WeakMap<readonly object[], readonly Listed<object>[]>();

/** The entries for the home page, filtered once per list: every post page shows some of them. */
export function featured<Entry extends Listed<object>>(
  entries: readonly Entry[],
): readonly Entry[] {
  const found = featuredEntries.get(entries) ?? entries.filter((entry) => entry.featured);
  featuredEntries.set(entries, found);
  return found as readonly Entry[];
}

type OwnerFields = Partial<Record<'featured' | 'visit' | 'formerly' | 'story', unknown>>;

/** What only a post's own address sends. */
type PostFields = Partial<
  Record<'reviewed' | 'places' | 'sources' | 'compare' | 'days' | 'route', unknown>
>;

/** The address of its page (decision 33). */
export function withSlug<Entry extends Named>(entry: Entry): Entry {
  return { ...entry, slug: slugOf(entry) };
}

/** The entity as a list sends it: only the post's own address says what its facts rest on. */
export function listedEntity(entry: OwnerFields & PostFields): object {
  const { reviewed: _, places: __, sources: ___, compare: ____, ...rest } = entry;
  const { days: _____, route: ______, ...listed } = rest;
  return entityOf(listed);
}

/** The entity without the fields for the owner (decision 29). */
export function entityOf(entry: OwnerFields): object {
  const { featured: _, visit: __, formerly: ___, story: ____, ...entity } = entry;
  return entity;
}
