import type { Words } from '../../model/content/content.ts';
import { isGroup } from '../../model/is-group.ts';

/** A shipped word that stands in for a missing one, and where. */
export interface TakenWord {
  path: readonly string[];
  value: unknown;
}

export interface MergedWords {
  words: unknown;
  taken: TakenWord[];
}

/** What frozen words, such as those of a file that is read again, were merged to. */
const known = new WeakMap<object, { shipped: Words; merged: MergedWords }>();

/** The page's words with the shipped one for each missing key (decision 30); lists are whole. */
export function mergeWords(written: unknown, shipped: Words): MergedWords {
  if (!isGroup(written) || !Object.isFrozen(written)) return mergeFresh(written, shipped);
  const before = known.get(written);
  if (before?.shipped === shipped) return before.merged;
  const { words, taken } = mergeFresh(written, shipped);
  const merged = { words: Object.freeze(words), taken };
  known.set(written, { shipped, merged });
  return merged;
}

function mergeFresh(written: unknown, shipped: Words): MergedWords {
  const taken: TakenWord[] = [];
  return { words: merge(written, shipped, []), taken };

  function merge(own: unknown, ours: unknown, path: readonly string[]): unknown {
    if (!isGroup(own) || !isGroup(ours)) return own;
    const inOurOrder = Object.entries(ours).map(([key, value]) => {
      const at = [...path, key];
      if (Object.hasOwn(own, key)) return [key, merge(own[key], value, at)] as const;
      taken.push({ path: at, value });
      return [key, value] as const;
    });
    return { ...Object.fromEntries(inOurOrder), ...pick(own, ours) };
  }
}

/** The parts of `own` that `ours` doesn't have. */
function pick(own: Words, ours: Words): Words {
  return Object.fromEntries(Object.entries(own).filter(([key]) => !Object.hasOwn(ours, key)));
}
