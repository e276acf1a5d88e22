import { isWithin, OFFLINE_ADDRESS, OFFLINE_BUNDLES } from '../model/paths.ts';
import { redirectKey } from '../model/site-path.ts';
import { isWordsPath } from '../model/words-path.ts';
import type { Edition } from './edition/edition.ts';
import type { Pictures } from './edition/pictures.ts';
import { UNAVAILABLE_RETRY, unavailablePage } from './edition/plain-page.ts';
import type { Press } from './edition/press.ts';
import type { Resource } from './edition/resource.ts';
import type { StaticFiles } from './edition/static-files.ts';
import { CONTENT_CACHE, NEVER_CACHE } from './http/cache-control.ts';
import { errorAnswer } from './http/error-answer.ts';
import { type FixedPath, fixPath } from './http/fixed-path.ts';
import {
  ALLOWED_METHODS,
  type Answer,
  type GuideRequest,
  type GuideResponse,
  type ResponseHeaders,
} from './http/http-exchange.ts';
import { type RequestTarget, readTarget } from './http/request-target.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { textAnswer } from './http/text-answer.ts';
import type { Health } from './process/health.ts';

export interface AnswerOptions {
  press: Pick<Press, 'current'>;
  files: StaticFiles;
  pictures: Pictures;
  health: Health;
  /** For responses that don't depend on the content. */
  security: SecurityHeaders;
  /** Settles once the content is open, or failed to open; until then, requests wait. */
  opening: Promise<unknown>;
  offlineLists?: OfflineLists | undefined;
}

/** Each edition's offline list and bundles, each built once. Rejects if a part can't be built. */
export interface OfflineLists {
  get(edition: Edition, address: string): Promise<Resource | undefined>;
}

const OFFLINE: readonly string[] = [OFFLINE_ADDRESS, ...Object.values(OFFLINE_BUNDLES)];

/** In seconds, for what can't be read, such as a picture. */
const RETRY_AFTER = '5';

interface Site extends AnswerOptions {
  opened: boolean;
  unavailable: Resource;
}

type MaybeLater = GuideResponse | Promise<GuideResponse>;

/** The whole site without sockets. Parses a target only if it isn't ready as sent. */
export function createAnswer(options: AnswerOptions): Answer {
  const { security, opening } = options;
  const site: Site = {
    ...options,
    opened: false,
    opening: opening.then(markOpened, markOpened),
    unavailable: unavailablePage(security),
  };
  return (request) => answer(request, site);

  function markOpened(): void {
    site.opened = true;
  }
}

function answer(request: GuideRequest, site: Site): MaybeLater {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answerOtherMethod(request, site);
  const ready = findReady(request.target, site);
  return ready ? ready.respond(request) : answerTarget(request, site);
}

function answerOtherMethod({ method, target }: GuideRequest, { security }: Site): GuideResponse {
  const allow = { allow: ALLOWED_METHODS };
  const text = 'This site is read-only: use GET, HEAD or OPTIONS.';
  if (method !== 'OPTIONS') return errorAnswer(target, 405, text, security, allow);
  const headers = { ...security.data, 'cache-control': NEVER_CACHE, ...allow };
  return { status: 204, headers, body: undefined };
}

/** What is ready to send, if the target is spelled like its path. */
function findReady(target: string, { press, files, pictures }: Site): Resource | undefined {
  const ready = press.current?.peek(target);
  return ready ?? (pictures.has(target) ? undefined : files.get(target));
}

function answerTarget(request: GuideRequest, site: Site): MaybeLater {
  const { press, health } = site;
  const target = readTarget(request.target);
  if (target === undefined) return failed(request, 400, 'The URL cannot be read.', site);
  if (target === 'not-found') return notFound(request, '', site);
  const report = target.canonical ? health.report(target.path) : undefined;
  if (report) return forMethod(request, report);
  if (press.current === undefined && !site.opened)
    return site.opening.then(() => answer(request, site));
  return answerPath(request, target, site);
}

function answerPath(request: GuideRequest, target: RequestTarget, site: Site): MaybeLater {
  const { path, query, canonical } = target;
  const resource = findResource(path, site);
  if (resource === undefined) return movedOrNotFound(request, target, site);
  if (!canonical) {
    // The redirected request reports the failure.
    if (resource instanceof Promise) resource.catch(() => undefined);
    return redirect(path, query, site);
  }
  if (!(resource instanceof Promise)) return resource.respond(request);
  return resource.then(
    (loaded) => loaded?.respond(request) ?? notFound(request, path, site),
    () => failed(request, 503, 'This cannot be read right now.', site, RETRY_AFTER),
  );
}

/** The owner's share pictures take precedence over the build's. */
function findResource(path: string, { press, files, pictures, offlineLists }: Site) {
  if (OFFLINE.includes(path)) return press.current && offlineLists?.get(press.current, path);
  return pictures.get(path) ?? files.get(path) ?? press.current?.get(path);
}

function movedOrNotFound(
  request: GuideRequest,
  { path, query }: RequestTarget,
  site: Site,
): GuideResponse {
  const movedTo = site.press.current?.redirects.get(redirectKey(path));
  if (movedTo !== undefined) return redirect(movedTo, query, site);
  const meant = meantAddress(path, site);
  if (meant === undefined) return notFound(request, path, site);
  return redirect(meant.path, query, site, meant.fragment);
}

/** The address that a mangled path was meant to be (decision 17). */
function meantAddress(path: string, { press, files }: Site): FixedPath | undefined {
  const fixed = fixPath(path);
  if (fixed === undefined || press.current === undefined) return undefined;
  const { pages, redirects } = press.current;
  if (!isFile(fixed.path) && (pages.has(fixed.path) || files.get(fixed.path))) return fixed;
  const movedTo = redirects.get(redirectKey(fixed.path));
  return movedTo === undefined ? undefined : { ...fixed, path: movedTo };
}

/** Programs ask for these, and spell them exactly. */
function isFile(path: string): boolean {
  return (
    ['/api', '/assets', '/images'].some((folder) => isWithin(path, folder)) || isWordsPath(path)
  );
}

/** `path` must be a known one, so that visitors only control the header's query and fragment. */
function redirect(path: string, query: string, { security }: Site, fragment = ''): GuideResponse {
  const location = path + query + fragment;
  const caching = { 'cache-control': CONTENT_CACHE };
  const headers = { ...security.data, ...caching, location, 'content-length': '0' };
  return { status: 308, headers, body: undefined };
}

function notFound(request: GuideRequest, path: string, site: Site): GuideResponse {
  const { press, security, unavailable } = site;
  if (!isWithin(path, '/api') && isFile(path))
    return forMethod(request, textAnswer(404, 'There is no such file.', security));
  const edition = press.current;
  if (isWithin(path, '/api'))
    return (
      edition?.api.missing(path).respond(request) ??
      failed(request, 503, 'The guide is unavailable right now.', site, UNAVAILABLE_RETRY)
    );
  return (edition?.pages.missing(path) ?? unavailable).respond(request);
}

/** An error in the format of the address; `retryAfter` in seconds. */
function failed(
  request: GuideRequest,
  status: number,
  text: string,
  { security }: Site,
  retryAfter?: string,
): GuideResponse {
  const more: ResponseHeaders = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return forMethod(request, errorAnswer(request.target, status, text, security, more));
}

function forMethod({ method }: GuideRequest, response: GuideResponse): GuideResponse {
  return method === 'HEAD' ? { ...response, body: undefined } : response;
}
