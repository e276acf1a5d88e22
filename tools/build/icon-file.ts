const DIRECTORY = 6;
const ENTRY = 16;

/** An .ico file that holds a square PNG of `edge` pixels, less than 256, for what knows no other icon. */
export function iconFile(png: Buffer, edge: number): Buffer {
  const head = Buffer.alloc(DIRECTORY + ENTRY);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edge, DIRECTORY);
  head.writeUInt8(edge, DIRECTORY + 1);
  head.writeUInt16LE(1, DIRECTORY + 4);
  head.writeUInt16LE(32, DIRECTORY + 6);
  head.writeUInt32LE(png.length, DIRECTORY + 8);
  head.writeUInt32LE(head.length, DIRECTORY + 12);
  return Buffer.concat([head, png]);
}
