/** A # that was encoded on the way, and what stood behind it. */
const ENCODED_HASH = /^(.*?)%23(.*)$/;

/** What a sentence, a mail or Markdown leaves behind an address: punctuation, signs and spaces. */
const TRAILING = /[\p{P}\p{Z}\p{Cf}\s<>|`~]+$/u;

export interface MendedPath {
  /** An address that exists if the guess is right. */
  path: string;
  /** With its #, or empty. */
  fragment: string;
}

/**
 * What an unknown path may have been (decision 17): in lower case, without punctuation at its end,
 * `%23` as #. Undefined if neither; never throws.
 */
export function mendPath(path: string): MendedPath | undefined {
  const [, head = path, fragment] = ENCODED_HASH.exec(path) ?? [];
  const mended = decoded(head).toLowerCase().replace(TRAILING, '') || '/';
  if (mended === path || /[^\x21-\x7e]/.test(mended)) return undefined;
  return { path: mended, fragment: fragment ? `#${fragment}` : '' };
}

/** As it is if it can’t be decoded. An encoded slash is part of a name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%2f/gi, '%252f'));
  } catch {
    return path;
  }
}
