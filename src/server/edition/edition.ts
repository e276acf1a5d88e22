import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '../../content/snapshot.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { CompressionQueue } from '../http/compression-queue.ts';
import type { ResponseHeaders } from '../http/http-exchange.ts';
import { createSecurityHeaders, type SecurityHeaders } from '../http/security-headers.ts';
import { ApiCache } from './api-cache.ts';
import { PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import type { Resource } from './resource.ts';
import type { ResourceCache } from './resource-cache.ts';
import { type WordModules, wordModules } from './word-set.ts';

export interface EditionOptions {
  renderer: Renderer;
  siteUrl: string;
  /** From 0 to 11, the default. */
  brotliQuality?: number;
  /** Called for each failed render or compression. */
  failed: (what: string, error: unknown) => void;
}

/** All that is built from one snapshot on one day; replaced as a whole, so its parts match. */
export class Edition {
  readonly snapshot: Snapshot;
  readonly content: DayContent;
  readonly day: CivilDay;
  readonly security: SecurityHeaders;
  readonly pages: PageCache;
  readonly api: ApiCache;
  /** A tab with another edition's words loads the next page from the server. */
  readonly words: WordModules;
  readonly redirects: ReadonlyMap<string, string>;
  /** A header that names the revision, so that a CDN can purge older ones. */
  readonly revision: ResponseHeaders;
  readonly #queue: CompressionQueue;
  /** API paths that visitors requested from the previous edition. */
  readonly #wantedAnswers: readonly string[];
  #isUrgent = true;
  #retired = false;

  constructor(
    snapshot: Snapshot,
    day: CivilDay,
    { renderer, siteUrl, brotliQuality, failed }: EditionOptions,
    previous?: Edition,
  ) {
    this.snapshot = snapshot;
    this.day = day;
    const content = renderer.contentOn(snapshot, day);
    this.content = content;
    this.security = createSecurityHeaders(siteUrl, snapshot.site.imageHosts, renderer.styleHashes);
    this.redirects = movedPaths(content);
    this.revision = { 'x-revision': encodeURIComponent(snapshot.revision) };
    this.#wantedAnswers = previous?.api.cache.paths ?? [];
    this.#queue = new CompressionQueue((error) => failed('compression', error), brotliQuality);
    const made = ({ body }: Resource) => this.#queue.add(body);
    const dropped = ({ body }: Resource) => this.#queue.remove(body);
    const { security, revision } = this;
    const renderFailed = (path: string, error: unknown) => failed(`page ${path}`, error);
    const pageOptions = { content, renderer, security, revision, made, dropped, renderFailed };
    this.pages = new PageCache(pageOptions, previous?.pages);
    const headers = { ...security.data, ...revision };
    this.api = new ApiCache({ api: renderer.api, content, headers, made, dropped }, previous?.api);
    this.words = wordModules(snapshot.words, security, previous?.words);
    this.words.forEach(made);
  }

  /** The response at exactly this path, if it's ready. */
  peek(path: string): Resource | undefined {
    return this.pages.cache.peek(path) ?? this.api.cache.peek(path) ?? this.words.get(path);
  }

  /** The response at exactly this path, built if needed; a promise for a long list. */
  get(path: string): Resource | Promise<Resource> | undefined {
    return this.words.get(path) ?? this.pages.cache.get(path) ?? this.api.get(path);
  }

  /**
   * Builds what visitors use and fits in memory, letting requests through. Resolves after at most
   * `milliseconds`; the rest continues at half the speed.
   */
  async warm(milliseconds: number): Promise<void> {
    await Promise.race([this.#makeAll(), pause(milliseconds, undefined, { ref: false })]);
    this.#isUrgent = false;
  }

  /** Stops background work. Responses in progress finish, and others are still built on request. */
  retire(): void {
    this.#retired = true;
    this.#queue.stop();
    this.#forgetPrevious();
  }

  async #makeAll(): Promise<void> {
    await this.#make(this.pages.cache, this.pages.paths);
    if (!this.#retired) this.pages.makeMissing();
    await this.#make(this.api, this.#wantedAnswers);
    this.#forgetPrevious();
  }

  async #make(answers: ResourceCache | ApiCache, paths: readonly string[]): Promise<void> {
    const cache = 'cache' in answers ? answers.cache : answers;
    for (const path of paths) {
      if (this.#retired || cache.full) return;
      const begun = performance.now();
      await answers.get(path);
      await (this.#isUrgent ? nextTurn() : pause(performance.now() - begun));
    }
  }

  #forgetPrevious(): void {
    this.pages.cache.forgetPrevious();
    this.api.cache.forgetPrevious();
  }
}
