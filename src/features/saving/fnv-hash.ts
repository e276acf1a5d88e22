/** FNV-1a of the text's UTF-16 units: 32 bits. */
export function fnv(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of text.split('')) value = Math.imul(value ^ unit.charCodeAt(0), 0x01000193);
  return value >>> 0;
}

/** The same in at most seven letters and digits. */
export function fnvHash(text: string): string {
  return fnv(text).toString(36);
}
