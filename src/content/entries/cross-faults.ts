import { isRemoteImage } from '../../model/image/image.ts';
import { paths } from '../../model/paths.ts';
import { redirectKey } from '../../model/site/site-path.ts';
import { fixedPaths, isReserved } from '../../model/site-paths.ts';
import type { ContentParts, EntryName } from './content-parts.ts';

/** A valid entry that doesn't go together with another one. */
export interface CrossFault {
  /** The entry that breaks the rule. */
  at: EntryName;
  /** The way from that entry to the value at fault. */
  path: readonly string[];
  message: string;
  /** The entry that it doesn't go together with; undefined if that's one that doesn't exist. */
  other: EntryName | undefined;
}

/**
 * Compares the entries with each other, and yields a fault or undefined for each, so that whoever
 * asks can rest in between. Without faults, valid entries make up valid content.
 */
export function* crossFaults(parts: ContentParts): Generator<CrossFault | undefined> {
  yield* imageHostFaults(parts);
  yield* redirectFaults(parts);
}

/** Pictures from hosts not in site.yaml, which the security policy blocks (decision 19). */
function* imageHostFaults(parts: ContentParts): Generator<CrossFault | undefined> {
  const hosts = parts.site.get('imageHosts');
  const listed: ReadonlySet<unknown> = new Set(Array.isArray(hosts) ? hosts : []);
  for (const part of ['activities', 'events', 'posts'] as const) {
    for (const [key, { imageUrl }] of parts[part]) {
      const host = imageUrl && isRemoteImage(imageUrl) ? new URL(imageUrl).host : undefined;
      const message = `shows a picture from ${host}; add that name to imageHosts in site.yaml, or use a picture of your own`;
      yield host === undefined || listed.has(host)
        ? undefined
        : {
            at: { part, key },
            path: ['imageUrl'],
            message,
            other: { part: 'site', key: 'imageHosts' },
          };
    }
  }
}

/**
 * Old addresses that lead to no page or are still an address of the site, and second lines for the
 * same address (decision 25). Trailing slashes and the like don't make a different address:
 * `redirectKey` decides.
 */
function* redirectFaults({ redirects, posts }: ContentParts): Generator<CrossFault | undefined> {
  const pages = new Map<string, EntryName | undefined>(fixedPaths.map((path) => [path, undefined]));
  for (const [key, { id }] of posts) pages.set(paths.post(id), { part: 'posts', key });
  const earlier = new Map<string, string>();
  for (const [from, to] of redirects) {
    const address = redirectKey(String(from));
    const twin = earlier.get(address);
    earlier.set(address, String(from));
    const fault = (message: string, other?: EntryName): CrossFault => ({
      at: { part: 'redirects', key: from },
      path: [],
      message,
      other,
    });
    if (!pages.has(to))
      yield fault(`leads to ${to}, which is not a page of the site; use the path of one that is`);
    else if (pages.has(address) || isReserved(address))
      yield fault('is a page of the site itself; delete this line', pages.get(address));
    else if (twin !== undefined)
      yield fault(`is the same address as ${twin}; delete one of the two lines`, {
        part: 'redirects',
        key: twin,
      });
    else yield undefined;
  }
}
