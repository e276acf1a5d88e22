/** Loads a page's words by the address of their module; its default export holds them. */
export function importWords(address: string): Promise<{ default?: unknown }> {
  return import(/* @vite-ignore */ address);
}
