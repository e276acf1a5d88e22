/**
 * True for the names of temporary files that editors and systems leave around; none of them is
 * content.
 */
export function isLeftover(name: string): boolean {
  return /^[.#]|[~#]$/.test(name);
}
