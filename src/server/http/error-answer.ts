import { STATUS_CODES } from 'node:http';
import type { GuideResponse, ResponseHeaders } from './http-exchange.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { textAnswer } from './text-answer.ts';

/** The Content-Type of `problemDocument`. */
export const PROBLEM_TYPE = 'application/problem+json';

/** A path within /api as a request names it, with or without scheme and host. */
const API_TARGET = /^(https?:\/\/[^/?#]*)?\/api(?![^/?#])/i;

/** What the API says of an error, as JSON (decision 8, RFC 9457); `detail` in a sentence. */
export function problemDocument(status: number, detail?: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
}

/** An error for whoever asked for `target`: plain text; within /api a problem document. Never cached. */
export function errorAnswer(
  target: string,
  status: number,
  text: string,
  security: SecurityHeaders,
  more: ResponseHeaders = {},
): GuideResponse {
  if (!API_TARGET.test(target)) return textAnswer(status, text, security, more);
  const type = { 'content-type': PROBLEM_TYPE };
  return textAnswer(status, problemDocument(status, text), security, { ...type, ...more });
}
