/** The canonical path (decision 17): decoded once, without trailing or repeated slashes. */
export function canonicalPath(path: string): string {
  return decodeUnreserved(path)
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** Decodes unreserved characters (RFC 3986, 2.3), which never need encoding. */
function decodeUnreserved(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
}

/** The lookup key of an old address: its canonical path, percent-encoded where a URL must be. */
export function redirectKey(path: string): string {
  return canonicalPath(path.normalize('NFC'))
    .replace(/[^\x21-\x7e]|[`{}^|]/gu, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase());
}

/** The target of each redirect, by its `redirectKey`. */
export function redirectTargets(redirects: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(redirects).map(([from, to]) => [redirectKey(from), to]));
}
