import type { DayContent } from '../../model/content/day-content.ts';
import { paths } from '../../model/paths.ts';
import { fixedPaths } from '../../model/site-paths.ts';
import { CONTENT_CACHE, NEVER_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { ResponseHeaders } from '../http/http-exchange.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { renderFailurePage } from './plain-page.ts';
import type { Renderer } from './renderer.ts';
import { Resource } from './resource.ts';
import { ResourceCache } from './resource-cache.ts';

/** In bytes: 300 pages of 55 KB. 32 MB was 6 MB too much in a container of 256 MB. */
const MEMORY_LIMIT = 24 * 1024 * 1024;

/** 404 pages to keep: a few for unknown paths, and the newest of entries that are gone. */
const MOST_MISSING = 60;

interface PageCacheOptions {
  content: DayContent;
  renderer: Renderer;
  security: SecurityHeaders;
  revision: ResponseHeaders;
  made: (resource: Resource) => void;
  dropped?: (resource: Resource) => void;
  renderFailed: (path: string, error: unknown) => void;
}

/** The pages and documents of one content by path alone, each rendered once, synchronously. */
export class PageCache {
  readonly cache: ResourceCache;
  readonly paths: readonly string[];
  readonly documents: Renderer['documents'];
  readonly #known: ReadonlySet<string>;
  readonly #options: PageCacheOptions;
  /** By stand-in path, so that unknown paths can't fill the memory. */
  readonly #missing = new Map<string, Resource>();

  /** `previous` isn't stored, or each revision would keep all earlier ones in memory. */
  constructor(options: PageCacheOptions, previous?: PageCache) {
    this.#options = options;
    const { renderer, content, made, dropped } = options;
    this.documents = new Map([...renderer.documents, ...renderer.entryDocuments(content)]);
    this.paths = [...renderer.knownPaths(content), ...this.documents.keys()];
    this.#known = new Set(this.paths);
    const make = (path: string) => (this.has(path) ? this.#make(path) : undefined);
    const lasting = new Set([...fixedPaths, ...renderer.documents.keys()]);
    const stays = (path: string) => lasting.has(path);
    const cacheOptions = { make, limit: MEMORY_LIMIT, stays, made, dropped };
    this.cache = new ResourceCache(cacheOptions, previous?.cache);
  }

  has(path: string): boolean {
    return this.#known.has(path);
  }

  /** The 404 page for a path; one of its own if it's the path of an entry that is gone. */
  missing(path: string): Resource {
    const { renderer, content, made, dropped } = this.#options;
    const isGone = Object.hasOwn(content.gone ?? {}, path);
    const standIn = isGone ? path : renderer.missingPath(path);
    const ready = this.#missing.get(standIn);
    if (ready) return ready;
    const page = this.#render(standIn);
    made(page);
    this.#missing.set(standIn, page);
    const [oldest] = this.#missing;
    if (this.#missing.size > MOST_MISSING && oldest) {
      this.#missing.delete(oldest[0]);
      dropped?.(oldest[1]);
    }
    return page;
  }

  /** Renders the most requested 404 pages before anyone needs them. */
  makeMissing(): void {
    for (const path of ['/404', paths.post(0), paths.activity('404'), paths.event('404')])
      this.missing(path);
  }

  #make(path: string): Resource {
    const { content, security } = this.#options;
    const document = this.documents.get(path);
    if (document === undefined) return this.#render(path);
    return this.#guarded(path, () => {
      const text = document.write(content);
      const { contentType } = document;
      const isPicture = contentType.startsWith('image/');
      return this.#resource(200, contentType, text, isPicture ? security.picture : security.data);
    });
  }

  #render(path: string): Resource {
    const { renderer, content, security } = this.#options;
    return this.#guarded(path, () => {
      const { status, html } = renderer.renderPage(path, content);
      return this.#resource(status, 'text/html; charset=utf-8', html, security.page);
    });
  }

  #resource(status: number, type: string, text: string, security: ResponseHeaders): Resource {
    const headers = {
      ...security,
      ...this.#options.revision,
      'content-type': type,
      'cache-control': status === 200 ? CONTENT_CACHE : NEVER_CACHE,
    };
    return new Resource({ status, headers, body: new EncodedBody(Buffer.from(text)) });
  }

  /** A render that throws affects only its own page. */
  #guarded(path: string, make: () => Resource): Resource {
    try {
      return make();
    } catch (error) {
      this.#options.renderFailed(path, error);
      return renderFailurePage(this.#options.security);
    }
  }
}
