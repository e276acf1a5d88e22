import type { Resource } from './resource.ts';

/** Bytes of a resource's headers. Its other codings add half of its plain bytes. */
const OVERHEAD = 4096;

interface ResourceCacheOptions {
  /** Builds the resource at a path. Synchronous, so nothing is built twice concurrently. */
  make: (path: string) => Resource | undefined;
  /** In bytes; above it, resources that weren't requested recently are dropped. */
  limit: number;
  /** True for paths that are never dropped, as small entries must not evict large lists. */
  stays?: (path: string) => boolean;
  made: (resource: Resource) => void;
  dropped?: ((resource: Resource) => void) | undefined;
}

/** Resources by path, built when first requested. Only existing paths are keys. */
export class ResourceCache {
  readonly #entries = new Map<string, Resource>();
  /** Paths requested since the last eviction: they get a second chance. */
  readonly #wanted = new Set<string>();
  readonly #options: ResourceCacheOptions;
  #previous: ResourceCache | undefined;
  #weight = 0;
  #full = false;

  /** Reuses the compressed forms of `previous` for paths whose bytes are the same. */
  constructor(options: ResourceCacheOptions, previous?: ResourceCache) {
    this.#options = options;
    this.#previous = previous;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The estimated bytes of what may be dropped. */
  get weight(): number {
    return this.#weight;
  }

  /** True once something has been dropped. */
  get full(): boolean {
    return this.#full;
  }

  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  peek(path: string): Resource | undefined {
    const resource = this.#entries.get(path);
    if (resource !== undefined) this.#wanted.add(path);
    return resource;
  }

  /** The resource, built if needed; undefined if there is none. */
  get(path: string): Resource | undefined {
    const ready = this.peek(path);
    if (ready) return ready;
    const fresh = this.#options.make(path);
    return fresh && this.add(path, fresh);
  }

  /** Releases the previous cache, so that its memory can be freed. */
  forgetPrevious(): void {
    this.#previous = undefined;
  }

  /** Stores a resource built elsewhere; returns the stored one, which may reuse earlier bytes. */
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

  /** Second-chance eviction: requested resources move to the end, others go; the newest stays. */
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
