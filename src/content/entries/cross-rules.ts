import { isRemoteImage } from '../../model/image/image.ts';
import { Addresses } from './addresses.ts';
import type { ContentParts, EntryName } from './content-parts.ts';
import type { CrossFault } from './cross-fault.ts';

/**
 * The parts in the order in which their entries are compared: each with those before it, and
 * redirects with all pages.
 */
export const COMPARED: readonly (keyof ContentParts)[] = [
  'site',
  'categoryActions',
  'activities',
  'destinations',
  'events',
  'posts',
  'ownPages',
  'words',
  'redirects',
];

/**
 * The rules for several entries. Ask for each entry, in the order of COMPARED and of its file, what's
 * wrong with it next to those that were added, and add it if it counts. So of two that don't go
 * together, the later one has the fault. Valid entries without faults make up valid content. Takes
 * time in proportion to the number of entries.
 */
export class CrossRules {
  readonly #addresses = new Addresses();
  #hosts: ReadonlySet<unknown> = new Set();

  faultsOf(name: EntryName, value: unknown): CrossFault[] {
    return [...this.#pictureFaults(name, value), ...this.#addresses.faultsOf(name, value)];
  }

  add(name: EntryName, value: unknown): void {
    if (name.part === 'site' && name.key === 'imageHosts' && Array.isArray(value))
      this.#hosts = new Set(value);
    this.#addresses.add(name, value);
  }

  /** Pictures from hosts not in site.yaml, which the security policy blocks (decision 19). */
  #pictureFaults({ part }: EntryName, value: unknown): CrossFault[] {
    if (part !== 'activities' && part !== 'events' && part !== 'posts') return [];
    const { imageUrl } = value as { imageUrl?: string };
    if (imageUrl === undefined || !isRemoteImage(imageUrl)) return [];
    const { host } = new URL(imageUrl);
    if (this.#hosts.has(host)) return [];
    const message = `shows a picture from ${host}; add that name to imageHosts in site.yaml, or use a picture of your own`;
    return [{ path: ['imageUrl'], message }];
  }
}
