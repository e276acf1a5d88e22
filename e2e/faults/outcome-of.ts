import { type Agent, get } from 'node:http';

/**
 * The status, or the error's code. A refused connection is one that the server never accepted. Without
 * an agent, the request has a connection of its own.
 */
export function outcomeOf(agent: Agent | false, url: string): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  get(url, { agent }, (response) => {
    response.resume();
    response.once('end', () => resolve(response.statusCode ?? 0));
    response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  return promise;
}
