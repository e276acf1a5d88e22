import { paths } from '../../model/paths.ts';
import { redirectKey } from '../../model/site-path.ts';
import { fixedPaths, isReserved, isTaken } from '../../model/site-paths.ts';
import { slugOf } from '../../model/slug.ts';
import { type AddressedPart, addressedPaths, type Entries, hasAddress } from './address-faults.ts';
import type { ContentParts, EntryName } from './content-parts.ts';
import type { CrossFault } from './cross-fault.ts';

/** An entry that has an address, and whether another form of it has the same one. */
interface Owner {
  name: EntryName;
  keeps: (form: unknown) => boolean;
}

/** For what has one address, whatever else is edited. */
const always = () => true;

/**
 * Old addresses that lead to no page or are still an address of the site, and second lines for the
 * same address (decision 25). Trailing slashes and the like don't make a different address:
 * `redirectKey` decides.
 */
export function* redirectFaults(parts: ContentParts): Generator<CrossFault | undefined> {
  const { pages, former } = addressesIn(parts);
  const earlier = new Map<string, Owner>();
  for (const [from, to] of parts.redirects) {
    const at: EntryName = { part: 'redirects', key: from };
    const address = redirectKey(String(from));
    const twin = earlier.get(address);
    earlier.set(address, { name: at, keeps: always });
    // Wherever the line leads, it's in the way.
    const inTheWay = (message: string, owner?: Owner): CrossFault => ({
      at,
      path: [],
      message,
      other: owner?.name,
      remains: ({ part }, form) => part === 'redirects' || owner?.keeps(form) === true,
    });
    const unfit = unfitTarget(to, address, pages);
    if (unfit !== undefined) yield { at, path: [], message: unfit, other: undefined };
    else if (pages.has(address) || isReserved(address))
      yield inTheWay('is a page of the site itself; delete this line', pages.get(address));
    else if (former.has(address))
      yield inTheWay('redirects already, by formerly; delete this line', former.get(address));
    else if (twin !== undefined)
      yield inTheWay(`is the same address as ${twin.name.key}; delete one of the two lines`, twin);
    else yield undefined;
  }
}

/** What's wrong with the page that a line leads to. */
function unfitTarget(
  to: string,
  address: string,
  pages: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!pages.has(to))
    return `leads to ${to}, which is not a page of the site; use the path of one that is`;
  return to === address ? 'leads to itself; delete this line' : undefined;
}

/** The paths of pages, and those that redirect to a page by `formerly`, with whose they are. */
function addressesIn({ activities, events, posts, ownPages }: ContentParts) {
  const pages = new Map<string, Owner | undefined>();
  const former = new Map<string, Owner>();
  for (const [part, entries] of Object.entries({ activities, events }) as [
    AddressedPart,
    Entries,
  ][])
    for (const [key, entry] of entries) {
      const name: EntryName = { part, key };
      const pathOf = addressedPaths[part];
      const slug = slugOf(entry);
      pages.set(pathOf(slug), { name, keeps: hasAddress(slug) });
      for (const old of entry.formerly ?? [])
        former.set(pathOf(old), { name, keeps: hasAddress(old) });
    }
  for (const [key, { id }] of posts)
    pages.set(paths.post(id), { name: { part: 'posts', key }, keeps: always });
  for (const [key, { slug }] of ownPages) {
    const path = paths.own(slug);
    if (!isTaken(path)) pages.set(path, { name: { part: 'ownPages', key }, keeps: always });
  }
  for (const path of fixedPaths) pages.set(path, undefined);
  return { pages, former };
}
