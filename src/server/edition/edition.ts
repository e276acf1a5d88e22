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
  /** The validated SITE_URL. */
  siteUrl: string;
  /** From 0 to 11, which is the default. */
  brotliQuality?: number;
  /** Called with every render or compression that failed. */
  failed: (what: string, error: unknown) => void;
}

/**
 * Everything that the server builds from one snapshot on one day; replaced as a whole, so pages,
 * API responses and tags belong together.
 */
export class Edition {
  readonly snapshot: Snapshot;
  /** What the snapshot shows on the day. */
  readonly content: DayContent;
  /** The civil day in Texas that its pages are of. */
  readonly day: CivilDay;
  readonly security: SecurityHeaders;
  readonly pages: PageCache;
  readonly api: ApiCache;
  /** The words of its pages; a tab with those of another edition loads the next page whole. */
  readonly words: WordModules;
  /** By `redirectKey` of the old address. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Names the revision, so that everything from older ones can be purged from a CDN. */
  readonly revision: ResponseHeaders;
  readonly #queue: CompressionQueue;
  /** Paths of API responses that visitors requested from the last edition. */
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

  /** The page, document, API response or words at exactly this path, if they are ready. */
  peek(path: string): Resource | undefined {
    return this.pages.cache.peek(path) ?? this.api.cache.peek(path) ?? this.words.get(path);
  }

  /** What is at exactly this path, built now if need be; of a long list a promise. */
  get(path: string): Resource | Promise<Resource> | undefined {
    return this.words.get(path) ?? this.pages.cache.get(path) ?? this.api.get(path);
  }

  /**
   * Builds what is in use and fits into memory, letting requests through. Resolves after
   * `milliseconds` at the latest; the rest goes on at half the speed.
   */
  async warm(milliseconds: number): Promise<void> {
    await Promise.race([this.#makeAll(), pause(milliseconds, undefined, { ref: false })]);
    this.#isUrgent = false;
  }

  /** Stops background work. Responses that are being sent are not affected; others are made on request. */
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
