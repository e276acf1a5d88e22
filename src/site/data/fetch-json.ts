import type { QueryFunctionContext } from '@tanstack/react-query';

/** A request without an answer after this many milliseconds has failed. */
const TIMEOUT = 10_000;

/** The key of every query: its first element is the path (specification section 7). */
export type PathKey = readonly [path: string];

type QueryContext = Pick<QueryFunctionContext<PathKey>, 'queryKey' | 'signal'>;

/**
 * The query function: GETs the key's path with credentials and reads JSON (specification sections 7
 * and 8). Throws an Error "status: body" (or the status text if the body is empty) for any answer
 * that isn't OK. With `on401: 'returnNull'`, a 401 returns null instead (decision 9).
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
 * GETs one post and reads the body as JSON without checking the status (specification section 7,
 * decision 7). Throws if an OK answer isn't JSON, or if none came. A failed answer that isn't JSON
 * counts as no post.
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
