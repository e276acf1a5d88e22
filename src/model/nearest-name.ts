/** The name that was probably meant: off by a letter or two, or beginning with what was typed. */
export function nearestName<Name extends string>(
  written: string,
  names: readonly Name[],
): Name | undefined {
  const nearest = names
    .map((name) => ({ name, distance: distanceBetween(written, name) }))
    .sort((one, other) => one.distance - other.distance)[0];
  if (nearest && nearest.distance <= Math.min(2, nearest.name.length / 3)) return nearest.name;
  return written.length >= 3 ? names.find((name) => name.startsWith(written)) : undefined;
}

/** The Levenshtein distance: how many letters to add, remove or change. */
export function distanceBetween(one: string, other: string): number {
  const others = [...other];
  let row = Array.from({ length: others.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of others.entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[others.length] ?? 0;
}
