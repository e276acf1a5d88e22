import { isWithin } from '../model/paths.ts';
import { redirectKey } from '../model/site/site-path.ts';
import type { Edition } from './edition/edition.ts';
import type { Pictures } from './edition/pictures.ts';
import { unavailablePage } from './edition/plain-page.ts';
import type { Press } from './edition/press.ts';
import type { StaticFiles } from './edition/static-files.ts';
import { CONTENT_CACHE, NEVER_CACHE } from './http/cache-control.ts';
import type { Answer, GuideRequest, GuideResponse } from './http/http-exchange.ts';
import { readTarget } from './http/request-target.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { textAnswer } from './http/text-answer.ts';
import type { Health } from './process/health.ts';

export interface AnswerOptions {
  press: Pick<Press, 'current'>;
  files: StaticFiles;
  pictures: Pictures;
  health: Health;
  /** For whatever is not made of the content. */
  security: SecurityHeaders;
  /**
   * Settles when the content has been opened or could not be; until then whoever asks for it waits.
   */
  opening: Promise<unknown>;
}

/** Seconds after which a picture that could not be read is worth another try. */
const RETRY_AFTER = '5';

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/**
 * The whole site as a function from request to response; it knows no sockets, so tests call it in
 * memory. A request for something that is ready is a look into a few maps by the target as it was
 * sent; all else goes through `readTarget`.
 */
export function createAnswer(options: AnswerOptions): Answer {
  const { press, files, pictures, health, security } = options;
  const unavailable = unavailablePage(security);
  const unreadable = textAnswer(503, 'This cannot be read just now.', security, {
    'retry-after': RETRY_AFTER,
  });
  let opened = false;
  const opening = options.opening.then(markOpened, markOpened);

  return answer;

  function answer(request: GuideRequest): GuideResponse | Promise<GuideResponse> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerOtherMethod(request);
    const ready =
      press.current?.peek(request.target) ??
      (pictures.has(request.target) ? undefined : files.get(request.target));
    return ready ? ready.respond(request) : answerUncached(request);
  }

  function markOpened(): void {
    opened = true;
  }

  function answerOtherMethod({ method }: GuideRequest): GuideResponse {
    const allow = { allow: ALLOWED_METHODS };
    return method === 'OPTIONS'
      ? {
          status: 204,
          headers: { ...security.data, 'cache-control': NEVER_CACHE, ...allow },
          body: undefined,
        }
      : textAnswer(
          405,
          'This site is for reading: GET, HEAD and OPTIONS are the methods it knows.',
          security,
          allow,
        );
  }

  function answerUncached(request: GuideRequest): GuideResponse | Promise<GuideResponse> {
    const target = readTarget(request.target);
    if (target === undefined)
      return bodiless(request, textAnswer(400, 'The address cannot be read.', security));
    const edition = press.current;
    if (target === 'not-found') return notFound(request, '', edition);
    const { path, query, canonical } = target;
    const report = canonical ? health.report(path) : undefined;
    if (report) return bodiless(request, report);
    if (edition === undefined && !opened) return opening.then(() => answer(request));
    // A share picture of the owner's comes before one that the build made of a picture of the same
    // name.
    const resource = pictures.get(path) ?? files.get(path) ?? edition?.get(path);
    if (resource !== undefined && !canonical) return redirect(path, query);
    if (resource instanceof Promise)
      return resource.then(
        (read) => read?.respond(request) ?? notFound(request, path, edition),
        () => bodiless(request, unreadable),
      );
    if (resource) return resource.respond(request);
    const movedTo = edition?.redirects.get(redirectKey(path));
    return movedTo === undefined ? notFound(request, path, edition) : redirect(movedTo, query);
  }

  /**
   * `path` is one that we know, or the owner's; nothing of a visitor's own comes into the header
   * but the query.
   */
  function redirect(path: string, query: string): GuideResponse {
    const location = path.includes('?') ? path : path + query;
    const headers = {
      ...security.data,
      'cache-control': CONTENT_CACHE,
      location,
      'content-length': '0',
    };
    return { status: 308, headers, body: undefined };
  }

  function notFound(
    request: GuideRequest,
    path: string,
    edition: Edition | undefined,
  ): GuideResponse {
    if (isWithin(path, '/assets') || isWithin(path, '/images'))
      return bodiless(request, textAnswer(404, 'There is no such file.', security));
    if (edition === undefined) return unavailable.respond(request);
    const missing = isWithin(path, '/api')
      ? edition.api.missing(path)
      : edition.pages.missing(path);
    return missing.respond(request);
  }
}

function bodiless({ method }: GuideRequest, response: GuideResponse): GuideResponse {
  return method === 'HEAD' ? { ...response, body: undefined } : response;
}
