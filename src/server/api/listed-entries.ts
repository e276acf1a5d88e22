import type { Listed } from '../../model/content/content.ts';
import { type Named, slugOf } from '../../model/entry-slug.ts';
import type { Visit } from '../../model/visit/visit.ts';

const featuredEntries = new WeakMap<readonly object[], readonly Listed<object>[]>();

/** The entries for the home page, filtered once per list: every post page shows some of them. */
export function featured<Entry extends Listed<object>>(
  entries: readonly Entry[],
): readonly Entry[] {
  const found = featuredEntries.get(entries) ?? entries.filter((entry) => entry.featured);
  featuredEntries.set(entries, found);
  return found as readonly Entry[];
}

interface OwnerFields {
  featured?: boolean;
  visit?: Visit | undefined;
  formerly?: readonly string[] | undefined;
  story?: string | undefined;
}

/** What only a post's own address sends. */
interface PostFields {
  reviewed?: string | undefined;
  places?: readonly string[] | undefined;
  sources?: readonly object[] | undefined;
  compare?: readonly string[] | undefined;
  days?: readonly object[] | undefined;
  route?: readonly string[] | undefined;
}

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
