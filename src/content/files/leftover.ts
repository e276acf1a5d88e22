/** True for a temporary file of an editor or system, by its name; none of them is content. */
export function isLeftover(name: string): boolean {
  return /^[.#]|[~#]$/.test(name);
}
