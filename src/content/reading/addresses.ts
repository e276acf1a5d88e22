import { type Named, slugOf } from '../../model/entry-slug.ts';
import { redirectKey } from '../../model/site-path.ts';
import { fixedPaths, isReserved } from '../../model/site-paths.ts';
import type { EntryKey, ListRow } from '../tables.ts';
import type { EntryName } from './content-parts.ts';
import type { CrossFault } from './cross-fault.ts';

interface Addressed extends Named {
  formerly?: readonly string[] | undefined;
}

/** Whose addresses are which, as entries are added (decisions 25 and 33). */
export class Addresses {
  readonly #pages = new Map<string, string | undefined>(
    fixedPaths.map((path) => [path, undefined]),
  );
  /** Paths in `formerly`, with the title of the first entry that lists it. */
  readonly #former = new Map<string, string>();
  /** The redirects of site.yaml by `redirectKey`, as written. */
  readonly #redirects = new Map<string, EntryKey>();

  readonly #lists: ReadonlyMap<string, ListRow>;

  constructor(lists: readonly ListRow[]) {
    this.#lists = new Map(lists.map((row) => [row.name, row]));
  }

  faultsOf({ part, key }: EntryName, value: unknown): CrossFault[] {
    const { pathOfSlug } = this.#lists.get(part) ?? {};
    if (pathOfSlug) return this.#addressFaults(value as Addressed, pathOfSlug);
    const message = part === 'redirects' ? this.#redirectFault(String(key), String(value)) : '';
    return message ? [{ path: [], message }] : [];
  }

  add({ part, key }: EntryName, value: unknown): void {
    const { pathOfSlug, pathOfKey } = this.#lists.get(part) ?? {};
    const path = pathOfKey?.(key);
    if (path !== undefined) this.#pages.set(path, undefined);
    if (part === 'redirects') this.#redirects.set(redirectKey(String(key)), key);
    if (!pathOfSlug) return;
    const { formerly = [], ...named } = value as Addressed;
    const add = (titles: Map<string, string | undefined>, path: string) =>
      titles.has(path) || titles.set(path, named.title ?? named.name);
    add(this.#pages, pathOfSlug(slugOf(named)));
    for (const slug of formerly) add(this.#former, pathOfSlug(slug));
  }

  /** An entry has no address, or one that is or was another's. */
  #addressFaults(
    { formerly = [], ...named }: Addressed,
    pathOf: (slug: string) => string,
  ): CrossFault[] {
    const faults: CrossFault[] = [];
    const slug = slugOf(named);
    const path = pathOf(slug);
    const unfit = unfitTitle(slug);
    const present = `gives the address ${path}, which`;
    const field =
      (['slug', 'title'] as const).find((field) => named[field] !== undefined) ?? 'name';
    if (unfit !== undefined) faults.push({ path: ['slug'], message: unfit });
    else if (this.#pages.has(path)) {
      const message = `${present} “${this.#pages.get(path)}” has, too; add another slug to one of the two`;
      faults.push({ path: [field], message });
    } else if (this.#former.has(path)) {
      const message = `${present} “${this.#former.get(path)}” lists under formerly; delete it there, or add another slug here`;
      faults.push({ path: [field], message });
    }
    const own = new Set([slug]);
    for (const [index, old] of formerly.entries()) {
      const message = own.has(old)
        ? `is ${old}, which is its present address or listed twice; delete it`
        : this.#ownedAlready(old, pathOf(old));
      if (message !== undefined) faults.push({ path: ['formerly', index], message });
      own.add(old);
    }
    return faults;
  }

  #ownedAlready(slug: string, path: string): string | undefined {
    const isPage = this.#pages.has(path);
    const title = isPage ? this.#pages.get(path) : this.#former.get(path);
    return title === undefined
      ? undefined
      : `is ${slug}, which ${isPage ? 'is' : 'was already'} the address of “${title}”; delete it here`;
  }

  /** A redirect that leads nowhere, is a page's path, or has the same `redirectKey` as another. */
  #redirectFault(from: string, to: string): string | undefined {
    const address = redirectKey(from);
    const twin = this.#redirects.get(address);
    if (!this.#pages.has(to))
      return `leads to ${to}, which is not a page of the site; use the path of one that is`;
    if (to === address) return 'leads to itself; delete this line';
    if (this.#pages.has(address) || isReserved(address))
      return 'is a page of the site itself; delete this line';
    if (this.#former.has(address)) return 'redirects already, by formerly; delete this line';
    return twin === undefined
      ? undefined
      : `is the same address as ${twin}; delete one of the two lines`;
  }
}

/** Why a slug made from the title can't be used; the owner's own always can. */
function unfitTitle(slug: string): string | undefined {
  if (slug === '')
    return 'is missing, and the title has no letter from a to z and no digit for an address; add one, such as slug: enchanted-rock';
  if (slug === 'featured')
    return 'is missing, and “featured” is an address of the API; add one, such as slug: enchanted-rock';
  return undefined;
}
