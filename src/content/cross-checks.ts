import { isRemoteImage } from '../model/image/image.ts';
import type { Site } from '../model/site/site.ts';
import { redirectKey } from '../model/site/site-path.ts';
import { isReserved } from '../model/site-paths.ts';
import type { Report } from './content-source.ts';
import { type Entry, type Place, problemAt, valueAt, within } from './schema-problems.ts';

/** Reports every id that already appears earlier, naming both places. Faulty entries count too. */
export function checkUniqueIds(places: readonly Place[], report: Report): void {
  const firstPlaces = new Map<number, Place>();
  for (const place of places) {
    const idPlace = within(place, ['id']);
    const id = valueAt(idPlace);
    if (typeof id !== 'number') continue;
    const first = firstPlaces.get(id);
    if (first === undefined) firstPlaces.set(id, idPlace);
    else {
      const firstLine = `${first.yaml.file}:${first.yaml.lineOf(first.path)}`;
      const message = `is ${id}, which is also the id in ${firstLine}; give one of them another number`;
      report(problemAt(idPlace, message));
    }
  }
}

/** Reports pictures from hosts not in site.yaml, which the security policy blocks (decision 19). */
export function checkImageHosts(
  entries: readonly Entry<{ imageUrl: string }>[],
  imageHosts: readonly string[],
  report: Report,
): void {
  for (const { value, place } of entries) {
    if (!isRemoteImage(value.imageUrl)) continue;
    const { host } = new URL(value.imageUrl);
    if (imageHosts.includes(host)) continue;
    const message = `shows a picture from ${host}; add that name to imageHosts in site.yaml, or use a picture of your own`;
    report(problemAt(within(place, ['imageUrl']), message));
  }
}

/**
 * Reports old addresses that are still an address of the site or lead to no page, and second lines
 * for the same address (decision 25). Trailing slashes and the like don't make a different address:
 * `redirectKey` decides.
 */
export function checkRedirects(
  { value, place }: Entry<Site>,
  known: ReadonlySet<string>,
  report: Report,
): void {
  const earlier = new Map<string, string>();
  for (const [from, to] of Object.entries(value.redirects)) {
    const redirect = within(place, ['redirects', from]);
    const key = redirectKey(from);
    const twin = earlier.get(key);
    earlier.set(key, from);
    const fault = (message: string) => report(problemAt(redirect, message));
    if (known.has(key) || isReserved(key)) fault('is a page of the site itself; delete this line');
    else if (!known.has(to))
      fault(`leads to ${to}, which is not a page of the site; use the path of one that is`);
    else if (twin !== undefined)
      fault(`is the same address as ${twin}; delete one of the two lines`);
  }
}
