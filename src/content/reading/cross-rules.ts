import { isRemoteImage } from '../../model/image/image.ts';
import type { ContentTables } from '../tables.ts';
import { Addresses } from './addresses.ts';
import type { EntryName } from './content-parts.ts';
import type { CrossFault } from './cross-fault.ts';

interface Pictured {
  imageUrl?: string;
}

/**
 * Rules between entries. Check each entry in the order of `comparedParts` and its file, then add it
 * if it counts; of two that conflict, the later has the fault. Linear.
 */
export class CrossRules {
  readonly #pictured: ReadonlySet<string>;
  readonly #addresses: Addresses;
  #hosts: ReadonlySet<unknown> = new Set();

  constructor({ lists }: Pick<ContentTables, 'lists'>) {
    this.#pictured = new Set(lists.filter((row) => row.isPictured).map(({ name }) => name));
    this.#addresses = new Addresses(lists);
  }

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
    if (!this.#pictured.has(part)) return [];
    const { photos = [], ...entry } = value as Pictured & { photos?: readonly Pictured[] };
    return [
      ...this.#hostFaults(entry, []),
      ...photos.flatMap((photo, index) => this.#hostFaults(photo, ['photos', index])),
    ];
  }

  #hostFaults({ imageUrl }: Pictured, path: CrossFault['path']): CrossFault[] {
    if (imageUrl === undefined || !isRemoteImage(imageUrl)) return [];
    const { host } = new URL(imageUrl);
    if (this.#hosts.has(host)) return [];
    const message = `shows a picture from ${host}; add that name to imageHosts in site.yaml, or use a picture of your own`;
    return [{ path: [...path, 'imageUrl'], message }];
  }
}
