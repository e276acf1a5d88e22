/** A fragment without its #, as it was before programs encoded it on the way. Never throws. */
export function decodedFragment(fragment: string): string {
  const text = fragment.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** True for what programs put behind an address: punctuation, spaces, or fields of their own. */
export function isAddedOnTheWay(rest: string): boolean {
  return /^(?:$|[\p{P}\s<>|`~])/u.test(rest);
}
