import type { ContentStatus } from '../../content/serving/content-store.ts';
import { serverPaths } from '../../model/site-paths.ts';
import type { GuideResponse } from '../http/http-exchange.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { textAnswer } from '../http/text-answer.ts';

export interface HealthOptions {
  security: SecurityHeaders;
  /** Undefined while the store is being opened. */
  status: () => ContentStatus | undefined;
  ending: () => boolean;
}

export interface Health {
  report(path: string): GuideResponse | undefined;
}

/**
 * /livez: the process responds. /readyz: the revision, its age, whether it's stale, and what is
 * held back; 503 only without content or while shutting down.
 */
export function createHealth({ security, status, ending }: HealthOptions): Health {
  function json(code: number, value: object): GuideResponse {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return textAnswer(code, JSON.stringify(value), security, type);
  }

  function ready(): GuideResponse {
    const { revision = null, source = null, stale = true, readAt, heldBack = [] } = status() ?? {};
    const age = readAt === undefined ? null : Math.max(0, Math.round((Date.now() - readAt) / 1000));
    const report = { revision, source, age, stale, heldBack, ending: ending() };
    return json(revision === null || ending() ? 503 : 200, report);
  }

  return {
    report(path) {
      if (path === serverPaths.alive) return json(200, { alive: true });
      return path === serverPaths.ready ? ready() : undefined;
    },
  };
}
