/** Imports the module of a page's words; they are its default export. */
export function importWords(address: string): Promise<{ default?: unknown }> {
  return import(/* @vite-ignore */ address);
}
