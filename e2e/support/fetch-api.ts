import type { Guide } from './guide.ts';

/**
 * What the guide's API answers at the path, as any client would read it. Throws if it answers an
 * error.
 */
export async function fetchApi<Value>({ url }: Guide, path: string): Promise<Value> {
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Value;
}
