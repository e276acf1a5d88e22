import { paths } from '../../model/paths.ts';
import { type Named, slugOf } from '../../model/slug.ts';
import type { ContentParts, EntryKey, EntryName } from './content-parts.ts';
import type { CrossFault } from './cross-fault.ts';

/** What decides an entry's addresses, the present one and those it had before. */
interface Addressed extends Named {
  formerly?: readonly string[] | undefined;
}

/** The paths of the pages of entries that have a slug. */
export const addressedPaths = { activities: paths.activity, events: paths.event } as const;

/** A part whose entries have addresses by their slugs. */
export type AddressedPart = keyof typeof addressedPaths;

/**
 * Activities, or events, of which one has no address, or two have the same one, now or formerly
 * (decision 33). Takes time in proportion to the number of addresses.
 */
export function* addressFaults(parts: ContentParts): Generator<CrossFault | undefined> {
  for (const part of ['activities', 'events'] as const) {
    yield* presentFaults(part, parts[part]);
    yield* formerFaults(part, parts[part]);
  }
}

export type Entries = ReadonlyMap<EntryKey, Addressed>;

function* presentFaults(part: AddressedPart, entries: Entries): Generator<CrossFault | undefined> {
  const owners = new Map<string, EntryKey>();
  for (const [key, entry] of entries) {
    const slug = slugOf(entry);
    const at: EntryName = { part, key };
    const unfit = unfitTitle(slug);
    const owner = owners.get(slug);
    if (unfit !== undefined) yield { at, path: ['slug'], message: unfit, other: undefined };
    else if (owner !== undefined) {
      const path = [entry.slug === undefined ? 'title' : 'slug'];
      const message = `gives the address ${addressedPaths[part](slug)}, which ${quoted(entries, owner)} has, too; add another slug to one of the two`;
      yield {
        at,
        path,
        message,
        other: { part, key: owner },
        remains: (_, form) => hasAddress(slug)(form),
      };
    } else {
      owners.set(slug, key);
      yield undefined;
    }
  }
}

/** What's wrong with a slug that was made from the title; the owner's own is right. */
function unfitTitle(slug: string): string | undefined {
  if (slug === '')
    return 'is missing, and the title has no letter from a to z and no digit for an address; add one, such as slug: enchanted-rock';
  if (slug === 'featured')
    return 'is missing, and “featured” is an address of the API; add one, such as slug: enchanted-rock';
  return undefined;
}

/** Former addresses that are present ones, or former ones of others: each leads to one page. */
function* formerFaults(part: AddressedPart, entries: Entries): Generator<CrossFault | undefined> {
  const present = new Map([...entries].map(([key, entry]) => [slugOf(entry), key]));
  const former = new Map<string, EntryKey>();
  for (const [key, entry] of entries) {
    const own = new Set([slugOf(entry)]);
    for (const [index, slug] of (entry.formerly ?? []).entries()) {
      const place = { at: { part, key }, path: ['formerly', index] };
      const owner = present.get(slug) ?? former.get(slug);
      if (own.has(slug)) {
        const message = `is ${slug}, which is its present address or listed twice; delete it`;
        yield { ...place, message, other: undefined };
      } else if (owner !== undefined) {
        const message = `is ${slug}, which ${present.has(slug) ? 'is' : 'was already'} the address of ${quoted(entries, owner)}; delete it here`;
        yield {
          ...place,
          message,
          other: { part, key: owner },
          remains: (_, form) => hasAddress(slug)(form),
        };
      } else yield undefined;
      own.add(slug);
    }
    for (const slug of entry.formerly ?? []) if (!former.has(slug)) former.set(slug, key);
  }
}

/** True for forms of an entry that have the address, now or formerly. */
export function hasAddress(slug: string): (form: unknown) => boolean {
  return (form) => {
    const { formerly = [], ...named } = form as Addressed;
    return slugOf(named) === slug || formerly.includes(slug);
  };
}

function quoted(entries: Entries, key: EntryKey): string {
  return `“${entries.get(key)?.title}”`;
}
