import type { Change } from '../../content/merge/changes.ts';

/** Nobody means to drop more entries at once without a word (decision 46). */
const MOST = 3;

/** Of a list with as many entries or more, a fifth counts. */
const LONG = 10;

/** A sentence for each list of which the changes drop much; `sizes` are those before. */
export function dropsMuch(
  changes: readonly Change[],
  sizes: ReadonlyMap<string, number>,
): string[] {
  const removed = changes.filter(({ kind, list }) => kind === 'removed' && list !== 'picture');
  return [...Map.groupBy(removed, ({ list }) => list)].flatMap(([list, { length }]) => {
    const size = sizes.get(list) ?? length;
    const isMuch =
      length > MOST || (size >= LONG && length >= size / 5) || (length === size && size > 1);
    return isMuch ? [`${length} of ${size} ${list} would go.`] : [];
  });
}
