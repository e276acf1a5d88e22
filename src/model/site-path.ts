/** The canonical path (decision 17): decoded once, without trailing and doubled slashes. */
export function canonicalPath(path: string): string {
  return decodeUnreserved(path)
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** Decodes what never needed encoding (RFC 3986, 2.3): both spellings are the same address. */
function decodeUnreserved(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
}

/** The key of an old address: its canonical path, with what no URL contains percent-encoded. */
export function redirectKey(path: string): string {
  return canonicalPath(path.normalize('NFC'))
    .replace(/[^\x21-\x7e]|[`{}^|]/gu, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase());
}

/** Where each old address leads, by its `redirectKey`. */
export function redirectTargets(redirects: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(redirects).map(([from, to]) => [redirectKey(from), to]));
}
