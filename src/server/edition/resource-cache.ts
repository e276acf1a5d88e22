import type { Resource } from './resource.ts';

/** What a resource's headers cost in bytes. Its other codings add half of its plain bytes. */
const OVERHEAD = 4096;

interface ResourceCacheOptions {
  /** Builds the resource at a path; synchronous, so nothing is built twice at the same time. */
  make: (path: string) => Resource | undefined;
  /** Bytes above which those not requested recently are dropped; the newest stays. */
  limit: number;
  /** True for paths that stay: small entries must not push out large lists. */
  stays?: (path: string) => boolean;
  /** Called with each new resource. */
  made: (resource: Resource) => void;
  /** Called with each resource dropped to make room. */
  dropped?: ((resource: Resource) => void) | undefined;
}

/** Resources by path, built when first requested. Only paths that exist are keys. */
export class ResourceCache {
  readonly #entries = new Map<string, Resource>();
  /** Paths requested since room was last made: they get a second chance. */
  readonly #wanted = new Set<string>();
  readonly #options: ResourceCacheOptions;
  #previous: ResourceCache | undefined;
  #weight = 0;
  #full = false;

  /** If `previous` holds the same bytes at the same path, their compressed forms are reused. */
  constructor(options: ResourceCacheOptions, previous?: ResourceCache) {
    this.#options = options;
    this.#previous = previous;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Estimated bytes of memory, not counting what stays. */
  get weight(): number {
    return this.#weight;
  }

  /** True once something has been dropped to make room. */
  get full(): boolean {
    return this.#full;
  }

  /** The paths whose resources are ready. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** The resource, if it is ready. */
  peek(path: string): Resource | undefined {
    const resource = this.#entries.get(path);
    if (resource !== undefined) this.#wanted.add(path);
    return resource;
  }

  /** The resource, built now if necessary; undefined if there is none. */
  get(path: string): Resource | undefined {
    const ready = this.peek(path);
    if (ready) return ready;
    const fresh = this.#options.make(path);
    return fresh && this.add(path, fresh);
  }

  /** Releases the previous cache, which would otherwise stay in memory. */
  forgetPrevious(): void {
    this.#previous = undefined;
  }

  /** Stores a resource built elsewhere and returns the one that was stored. */
  add(path: string, fresh: Resource): Resource {
    const earlier = this.#previous?.peek(path);
    const resource =
      earlier?.body.identity.tag === fresh.body.identity.tag ? fresh.withBody(earlier.body) : fresh;
    this.#entries.set(path, resource);
    if (!this.#stays(path)) {
      this.#weight += weightOf(resource);
      this.#makeRoom(path);
    }
    this.#options.made(resource);
    return resource;
  }

  #stays(path: string): boolean {
    return this.#options.stays?.(path) ?? false;
  }

  /** From the oldest: what was requested moves to the end, the rest goes, except the newest. */
  #makeRoom(newest: string): void {
    for (const [path, resource] of this.#entries) {
      if (this.#weight <= this.#options.limit) return;
      if (path === newest || this.#stays(path)) continue;
      this.#entries.delete(path);
      if (this.#wanted.delete(path)) {
        this.#entries.set(path, resource);
        continue;
      }
      this.#full = true;
      this.#weight -= weightOf(resource);
      this.#options.dropped?.(resource);
    }
  }
}

function weightOf(resource: Resource): number {
  return OVERHEAD + Math.ceil(resource.body.identity.bytes.length * 1.5);
}
