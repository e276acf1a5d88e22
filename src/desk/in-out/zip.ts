import { Zip, ZipDeflate, ZipPassThrough } from '../../../on-demand/desk/server-packages.ts';

/** A file for a zip. */
export interface ZippedFile {
  path: string;
  bytes: Uint8Array;
}

/** A zip of files, which are asked for one after the other: at no time is more than one of them in memory. */
export async function* zipOf(
  files: AsyncIterable<ZippedFile>,
  time: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { path, bytes } of files) {
    // Photos don't get any smaller.
    const isText = /\.(?:yaml|md|svg|txt)$/.test(path);
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    file.mtime = time;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
