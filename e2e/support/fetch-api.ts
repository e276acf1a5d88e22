import type { Guide } from './guide.ts';

/** The JSON that the guide's API returns at the path. Throws if the status isn't a 2xx. */
export async function fetchApi<Value>({ url }: Guide, path: string): Promise<Value> {
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Value;
}
