import type { Listed } from '../../model/content/content.ts';
import { type Named, slugOf } from '../../model/entry-slug.ts';

const featuredEntries = new WeakMap<readonly object[], readonly Listed<object>[]>();

/** The featured entries of a list, computed once: every post page shows some. */
export function featured<Entry extends Listed<object>>(
  entries: readonly Entry[],
): readonly Entry[] {
  const found = featuredEntries.get(entries) ?? entries.filter((entry) => entry.featured);
  featuredEntries.set(entries, found);
  return found as readonly Entry[];
}

type OwnerFields = Partial<Record<'featured' | 'visit' | 'formerly' | 'story', unknown>>;

type PostFields = Partial<
  Record<'reviewed' | 'places' | 'sources' | 'compare' | 'days' | 'route', unknown>
>;

/** The entry with the slug of its page (decision 33). */
export function withSlug<Entry extends Named>(entry: Entry): Entry {
  return { ...entry, slug: slugOf(entry) };
}

/** The entity as a list sends it, without a post's sources and other details. */
export function listedEntity(entry: OwnerFields & PostFields): object {
  const { reviewed: _, places: __, sources: ___, compare: ____, ...rest } = entry;
  const { days: _____, route: ______, ...listed } = rest;
  return entityOf(listed);
}

/** The entity without the owner's fields (decision 29). */
export function entityOf(entry: OwnerFields): object {
  const { featured: _, visit: __, formerly: ___, story: ____, ...entity } = entry;
  return entity;
}
