/** An encoded #, and what follows it. */
const ENCODED_HASH = /^(.*?)%23(.*)$/;

/** Everything up to trailing punctuation, signs and spaces from a sentence, a mail or Markdown. */
const MEANT = /^.*[^\p{P}\p{Z}\p{Cf}\s<>|`~]/su;

export interface FixedPath {
  /** May not exist. */
  path: string;
  fragment: string;
}

/**
 * Guesses what an unknown path was meant to be (decision 17): lowercase, without trailing
 * punctuation, `%23` as #. Undefined if that changes nothing; never throws.
 */
export function fixPath(path: string): FixedPath | undefined {
  const [, head = path, fragment] = ENCODED_HASH.exec(path) ?? [];
  const [fixed] = MEANT.exec(decoded(head).toLowerCase()) ?? ['/'];
  if (fixed === path || /[^\x21-\x7e]/.test(fixed)) return undefined;
  return { path: fixed, fragment: fragment ? `#${fragment}` : '' };
}

/** Unchanged if it can't be decoded. Encoded slashes stay encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%2f/gi, '%252f'));
  } catch {
    return path;
  }
}
