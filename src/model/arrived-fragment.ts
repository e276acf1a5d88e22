/** Decodes a fragment, without its #, that a program percent-encoded on the way. Never throws. */
export function decodedFragment(fragment: string): string {
  const text = fragment.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** True for what programs append to an address: punctuation, spaces, or parameters of their own. */
export function isAddedOnTheWay(rest: string): boolean {
  return /^(?:$|[\p{P}\s<>|`~])/u.test(rest);
}
