import type { Snapshot } from '../../content/snapshot.ts';
import { highlightedLink } from '../../site/components/layout/navigation-links.ts';
import { paths } from '../../site/paths.ts';
import { CONTENT_CACHE, NEVER_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { ResponseHeaders } from '../http/http-exchange.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { renderFailurePage } from './plain-page.ts';
import type { Renderer } from './renderer.ts';
import { Resource } from './resource.ts';
import { ResourceCache } from './resource-cache.ts';

/** Some 1,000 posts of 20 KB with their compressed forms; beyond that the oldest are rendered anew when asked for. All other pages stay. */
const MEMORY_LIMIT = 32 * 1024 * 1024;

/** No page can have this path, be it below another one: its render is the 404 page of all unknown paths beside it. */
const UNKNOWN_PATH = '/404/404';

/** Ids begin with 1, so this post is never there; its page stands for every post that is not (decision 7). */
const MISSING_POST_PATH = '/blog/0';

interface PageCacheFacts {
  snapshot: Snapshot;
  renderer: Renderer;
  security: SecurityHeaders;
  /** Sent with everything that is made of this snapshot. */
  revision: ResponseHeaders;
  made: (resource: Resource) => void;
  dropped?: (resource: Resource) => void;
  renderFailed: (path: string, error: unknown) => void;
}

/**
 * The pages and documents of one snapshot as bytes, each rendered at most once. Rendering runs to its end
 * at once, so any number of first visitors cause one render. Query strings, headers and unknown paths are never part of the key.
 */
export class PageCache {
  readonly cache: ResourceCache;
  readonly paths: readonly string[];
  readonly #facts: PageCacheFacts;
  /** By the link that the header highlights: there are few of them, however many unknown paths are asked for. */
  readonly #notFound = new Map<string, Resource>();
  #missingPost: Resource | undefined;

  /** `previous` is not kept: each revision would keep all earlier ones in memory. */
  constructor(facts: PageCacheFacts, previous?: PageCache) {
    this.#facts = facts;
    const { renderer, snapshot, made, dropped } = facts;
    this.paths = [...renderer.knownPaths(snapshot), ...renderer.documents.keys()];
    const known = new Set(this.paths);
    const make = (path: string) => (known.has(path) ? this.#make(path) : undefined);
    const stays = (path: string) => !path.startsWith(`${paths.blog}/`);
    this.cache = new ResourceCache({ make, limit: MEMORY_LIMIT, stays, made, dropped }, previous?.cache);
  }

  /** The 404 page of an unknown path: one for all paths at which the header highlights the same link (decision 14). */
  notFound(path: string): Resource {
    const link = highlightedLink(path) ?? '';
    const page = this.#notFound.get(link) ?? this.#shared(link + UNKNOWN_PATH);
    this.#notFound.set(link, page);
    return page;
  }

  /** "Blog post not found", one page for all ids. */
  get missingPost(): Resource {
    this.#missingPost ??= this.#shared(MISSING_POST_PATH);
    return this.#missingPost;
  }

  /** Makes the two pages that are asked for most before anyone comes to them. */
  makeMissing(): void {
    this.notFound(UNKNOWN_PATH);
    this.#missingPost ??= this.#shared(MISSING_POST_PATH);
  }

  #shared(path: string): Resource {
    const resource = this.#render(path);
    this.#facts.made(resource);
    return resource;
  }

  #make(path: string): Resource {
    const document = this.#facts.renderer.documents.get(path);
    if (document === undefined) return this.#render(path);
    const { security } = this.#facts;
    return this.#guarded(path, () =>
      this.#resource(200, document.contentType, document.write(this.#facts.snapshot), security.data),
    );
  }

  #render(path: string): Resource {
    const { renderer, snapshot, security } = this.#facts;
    return this.#guarded(path, () => {
      const { status, html } = renderer.renderPage(path, snapshot);
      return this.#resource(status, 'text/html; charset=utf-8', html, security.page);
    });
  }

  #resource(status: number, type: string, text: string, securityHeaders: ResponseHeaders): Resource {
    const headers = {
      ...securityHeaders,
      ...this.#facts.revision,
      'content-type': type,
      'cache-control': status === 200 ? CONTENT_CACHE : NEVER_CACHE,
    };
    return new Resource({ status, headers, body: new EncodedBody(Buffer.from(text)) });
  }

  /** A render that throws costs its own page and no other. */
  #guarded(path: string, make: () => Resource): Resource {
    try {
      return make();
    } catch (error) {
      this.#facts.renderFailed(path, error);
      return renderFailurePage(this.#facts.security);
    }
  }
}
