import { STATUS_CODES } from 'node:http';
import type { GuideResponse, ResponseHeaders } from './http-exchange.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { textAnswer } from './text-answer.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** A target within /api, with or without scheme and host. */
const API_TARGET = /^(https?:\/\/[^/?#]*)?\/api(?![^/?#])/i;

/** The API's error as JSON (decision 8, RFC 9457); `detail` is a sentence. */
export function problemDocument(status: number, detail?: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
}

/** An error response: a problem document within /api, otherwise plain text. Never cached. */
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
