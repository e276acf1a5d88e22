/** A # that was encoded on the way, and what stood behind it. */
const ENCODED_HASH = /^(.*?)%23(.*)$/;

/** Up to what a sentence, a mail or Markdown leaves behind an address: punctuation, signs and spaces. */
const MEANT = /^.*[^\p{P}\p{Z}\p{Cf}\s<>|`~]/su;

export interface FixedPath {
  /** An address that exists if the guess is right. */
  path: string;
  /** With its #, or empty. */
  fragment: string;
}

/**
 * What an unknown path may have been (decision 17): in lower case, without punctuation at its end,
 * `%23` as #. Undefined if neither; never throws.
 */
export function fixPath(path: string): FixedPath | undefined {
  const [, head = path, fragment] = ENCODED_HASH.exec(path) ?? [];
  const [fixed] = MEANT.exec(decoded(head).toLowerCase()) ?? ['/'];
  if (fixed === path || /[^\x21-\x7e]/.test(fixed)) return undefined;
  return { path: fixed, fragment: fragment ? `#${fragment}` : '' };
}

/** As it is if it can’t be decoded. An encoded slash is part of a name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%2f/gi, '%252f'));
  } catch {
    return path;
  }
}
