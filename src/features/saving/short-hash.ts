/** FNV-1a of the text's UTF-16 units: 32 bits, in at most seven letters and digits. */
export function shortHash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
