import type { ContentStatus } from '../../content/serving/content-store.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { NEVER_CACHE } from '../http/cache-control.ts';
import type { GuideResponse } from '../http/http-exchange.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Health } from './health.ts';

export interface OwnerState {
  content: Snapshot | undefined;
  status: ContentStatus | undefined;
  day: CivilDay;
}

export interface OwnerPage {
  contentType: string;
  text: string;
  /** Of the only style it may have. */
  styleHash?: string;
}

/** The page at a path, if it's the owner's secret one. */
export type OwnerAnswer = (path: string, state: OwnerState) => OwnerPage | undefined;

/** Adds the owner's pages to the health reports. They are never cached or indexed. */
export function withOwnerPages(
  health: Health,
  security: SecurityHeaders,
  answer: OwnerAnswer | undefined,
  state: () => OwnerState,
): Health {
  if (answer === undefined) return health;
  return {
    report(path) {
      const found = health.report(path) ?? answer(path, state());
      return found && 'text' in found ? responseOf(found, security) : found;
    },
  };
}

function responseOf(
  { contentType, text, styleHash }: OwnerPage,
  security: SecurityHeaders,
): GuideResponse {
  const body = Buffer.from(text);
  const headers = {
    ...(styleHash === undefined ? security.data : security.plainPage(styleHash)),
    'content-type': contentType,
    'content-length': String(body.length),
    'cache-control': NEVER_CACHE,
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
  return { status: 200, headers, body };
}
