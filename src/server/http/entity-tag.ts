import { type Hash, hash } from 'node:crypto';

/** The strong entity tag of bytes or of a SHA-256, with its quotes. */
export function entityTag(bytes: Uint8Array | Hash): string {
  const digest = 'digest' in bytes ? bytes.digest('base64url') : hash('sha256', bytes, 'base64url');
  return `"${digest.slice(0, 22)}"`;
}

/** Weak comparison for If-None-Match (RFC 9110, 13.1.2). Linear. */
export function matchesWeakly(ifNoneMatch: string, tag: string): boolean {
  return (
    ifNoneMatch === tag || lists(ifNoneMatch, (listed) => listed === tag || listed === `W/${tag}`)
  );
}

/** Strong comparison for If-Match (RFC 9110, 13.1.1). Linear. */
export function matchesStrongly(ifMatch: string, tag: string): boolean {
  return ifMatch === tag || lists(ifMatch, (listed) => listed === tag);
}

/** Parses entity tags, skipping junk up to the next comma. `*` matches every tag. */
function lists(header: string, isIt: (tag: string) => boolean): boolean {
  if (header.trim() === '*') return true;
  let at = 0;
  while (at < header.length) {
    const open = header.startsWith('W/"', at) ? at + 2 : at;
    if (header[open] === '"') {
      const close = header.indexOf('"', open + 1);
      if (close === -1) return false;
      if (isIt(header.slice(at, close + 1))) return true;
      at = close + 1;
    } else if (header[at] === ' ' || header[at] === ',' || header[at] === '\t') {
      at += 1;
    } else {
      const comma = header.indexOf(',', at);
      if (comma === -1) return false;
      at = comma + 1;
    }
  }
  return false;
}
