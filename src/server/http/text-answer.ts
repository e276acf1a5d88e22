import { NEVER_CACHE } from './cache-control.ts';
import type { GuideResponse, ResponseHeaders } from './http-exchange.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** A short response that is never cached; plain text unless `more` has another Content-Type. */
export function textAnswer(
  status: number,
  text: string,
  security: SecurityHeaders,
  more: ResponseHeaders = {},
): GuideResponse {
  const body = Buffer.from(`${text}\n`);
  const headers = {
    ...security.data,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': NEVER_CACHE,
    ...more,
  };
  return { status, headers, body };
}
