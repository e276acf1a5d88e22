import type { Resource } from './resource.ts';

/**
 * What one resource costs beyond its plain bytes: its headers in memory; its other codings are some
 * half of the bytes.
 */
const OVERHEAD = 4096;

interface ResourceCacheOptions {
  /**
   * Makes the resource of a path, or says that there is none. Runs to its end at once, so nothing
   * can be made twice at a time.
   */
  make: (path: string) => Resource | undefined;
  /**
   * Bytes of memory after which entries are dropped, first those that nobody has asked for of late;
   * the newest always stays.
   */
  limit: number;
  /**
   * True for the few paths that stay, whatever they weigh: large lists would else be made anew each
   * time a small one has come between.
   */
  stays?: (path: string) => boolean;
  /** Called with each newly made resource. */
  made: (resource: Resource) => void;
  /** Called with each resource that has been dropped to make room. */
  dropped?: ((resource: Resource) => void) | undefined;
}

/**
 * Resources by path, each made when it is first wanted. Only paths that exist are ever keys, and
 * memory is bounded.
 */
export class ResourceCache {
  readonly #entries = new Map<string, Resource>();
  /** What was asked for since room was last made: it stays once more. */
  readonly #wanted = new Set<string>();
  readonly #options: ResourceCacheOptions;
  #previous: ResourceCache | undefined;
  #weight = 0;
  #full = false;

  /**
   * Where `previous` holds the same bytes under the same path, their compressed forms are taken
   * over.
   */
  constructor(options: ResourceCacheOptions, previous?: ResourceCache) {
    this.#options = options;
    this.#previous = previous;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Estimated bytes of memory, without what stays. */
  get weight(): number {
    return this.#weight;
  }

  /** True once something had to make room for something else. */
  get full(): boolean {
    return this.#full;
  }

  /** What stands ready. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** The resource if it stands ready. */
  peek(path: string): Resource | undefined {
    const resource = this.#entries.get(path);
    if (resource !== undefined) this.#wanted.add(path);
    return resource;
  }

  /** The resource, made now if need be; undefined where there is none. */
  get(path: string): Resource | undefined {
    return this.peek(path) ?? this.#make(path);
  }

  /** Lets go of the previous cache, which would otherwise stay in memory. */
  forgetPrevious(): void {
    this.#previous = undefined;
  }

  #make(path: string): Resource | undefined {
    const fresh = this.#options.make(path);
    return fresh && this.add(path, fresh);
  }

  /** Keeps a resource that was made elsewhere; returns the one that is kept. */
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

  /**
   * Goes round from the oldest: who was wanted goes to the end, who was not is dropped, but never
   * the newest.
   */
  #makeRoom(newest: string): void {
    for (const [path, resource] of this.#entries) {
      if (this.#weight <= this.#options.limit) return;
      if (path === newest || this.#stays(path)) continue;
      this.#entries.delete(path);
      if (this.#wanted.delete(path)) this.#entries.set(path, resource);
      else this.#drop(resource);
    }
  }

  #drop(resource: Resource): void {
    this.#full = true;
    this.#weight -= weightOf(resource);
    this.#options.dropped?.(resource);
  }
}

function weightOf(resource: Resource): number {
  return OVERHEAD + Math.ceil(resource.body.identity.bytes.length * 1.5);
}
