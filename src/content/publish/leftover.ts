/**
 * True for the name of what editors and systems leave beside the files that they work on; none of
 * it is content.
 */
export function isLeftover(name: string): boolean {
  return /^[.#]|[~#]$/.test(name);
}
