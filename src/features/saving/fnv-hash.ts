/** 32-bit FNV-1a over the text's UTF-16 code units. */
export function fnv(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of text.split('')) value = Math.imul(value ^ unit.charCodeAt(0), 0x01000193);
  return value >>> 0;
}

/** The same hash in base 36: at most seven letters and digits. */
export function fnvHash(text: string): string {
  return fnv(text).toString(36);
}
