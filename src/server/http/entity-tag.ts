import { type Hash, hash } from 'node:crypto';

/** The strong entity tag of these bytes, or of those with this SHA-256, including its quotes. */
export function entityTag(bytes: Uint8Array | Hash): string {
  const digest = 'digest' in bytes ? bytes.digest('base64url') : hash('sha256', bytes, 'base64url');
  return `"${digest.slice(0, 22)}"`;
}

/** True if If-None-Match names the tag, by weak comparison (RFC 9110, 13.1.2). Linear. */
export function matchesWeakly(ifNoneMatch: string, tag: string): boolean {
  return (
    ifNoneMatch === tag || lists(ifNoneMatch, (listed) => listed === tag || listed === `W/${tag}`)
  );
}

/** True if If-Match names the tag, by strong comparison (RFC 9110, 13.1.1). Linear. */
export function matchesStrongly(ifMatch: string, tag: string): boolean {
  return ifMatch === tag || lists(ifMatch, (listed) => listed === tag);
}

/** Goes through entity tags, skipping anything else up to the next comma. `*` names every tag. */
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
