import { isRemoteImage } from '../../model/image/image.ts';
import { addressFaults } from './address-faults.ts';
import type { ContentParts } from './content-parts.ts';
import type { CrossFault } from './cross-fault.ts';
import { redirectFaults } from './redirect-faults.ts';

/**
 * Compares the entries with each other, and yields a fault or undefined for each, so that whoever
 * asks can rest in between. Without faults, valid entries make up valid content.
 */
export function* crossFaults(parts: ContentParts): Generator<CrossFault | undefined> {
  yield* imageHostFaults(parts);
  yield* addressFaults(parts);
  yield* redirectFaults(parts);
}

/** Pictures from hosts not in site.yaml, which the security policy blocks (decision 19). */
function* imageHostFaults(parts: ContentParts): Generator<CrossFault | undefined> {
  const hosts = parts.site.get('imageHosts');
  const listed: ReadonlySet<unknown> = new Set(Array.isArray(hosts) ? hosts : []);
  for (const part of ['activities', 'events', 'posts'] as const) {
    for (const [key, entry] of parts[part]) {
      const host = hostOf(entry);
      const message = `shows a picture from ${host}; add that name to imageHosts in site.yaml, or use a picture of your own`;
      yield host === undefined || listed.has(host)
        ? undefined
        : {
            at: { part, key },
            path: ['imageUrl'],
            message,
            other: { part: 'site', key: 'imageHosts' },
            remains: (name, form) => name.part !== 'site' && hostOf(form as Pictured) === host,
          };
    }
  }
}

interface Pictured {
  imageUrl?: string | undefined;
}

/** The host of the entry's picture; undefined if that's the site itself. */
function hostOf({ imageUrl }: Pictured): string | undefined {
  return imageUrl && isRemoteImage(imageUrl) ? new URL(imageUrl).host : undefined;
}
