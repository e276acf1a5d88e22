import type { QueryFunctionContext } from '@tanstack/react-query';

/** A request without an answer after this many milliseconds has failed. */
const TIMEOUT = 10_000;

/** The key of every query: its first element is the path (specification section 7). */
export type PathKey = readonly [path: string];

type QueryContext = Pick<QueryFunctionContext<PathKey>, 'queryKey' | 'signal'>;

/**
 * GETs the key's path with credentials as JSON (sections 7 and 8). Throws "status: body" if it
 * isn't OK; a 401 may return null instead (decision 9).
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
 * GETs a post without checking the status (section 7, decision 7): a failed answer that isn't JSON
 * is no post. Throws if an OK one isn't, or none came.
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
