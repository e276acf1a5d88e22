import type { QueryFunctionContext } from '@tanstack/react-query';

/** In milliseconds. */
const TIMEOUT = 10_000;

/** The key of every query; its only element is the path (specification section 7). */
export type PathKey = readonly [path: string];

type QueryContext = Pick<QueryFunctionContext<PathKey>, 'queryKey' | 'signal'>;

/**
 * GETs the key's path as JSON, with credentials (sections 7 and 8). Throws "status: body" unless
 * the answer is OK; for a 401, it may return null instead (decision 9).
 */
export function fetchJson({ on401 = 'throw' }: { on401?: 'throw' | 'returnNull' } = {}) {
  return async ({ queryKey: [path], signal }: QueryContext): Promise<unknown> => {
    const response = await get(path, signal);
    if (response.status === 401 && on401 === 'returnNull') return null;
    if (!response.ok) throw new Error(await failureMessage(response));
    return await response.json();
  };
}

/**
 * GETs a post without checking the status (section 7, decision 7). Null for a failed answer that
 * isn't JSON. Throws if there's no answer, or an OK one that isn't JSON.
 */
export async function fetchAnyJson({ queryKey: [path], signal }: QueryContext): Promise<unknown> {
  const response = await get(path, signal);
  try {
    return await response.json();
  } catch (error) {
    if (response.ok) throw error;
    return null;
  }
}

function get(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(path, {
    credentials: 'include',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  });
}

async function failureMessage(response: Response): Promise<string> {
  const body = await response.text();
  return `${response.status}: ${body || response.statusText}`;
}
