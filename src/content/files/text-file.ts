import { readFileSync, statSync } from 'node:fs';
import type { Report } from '../content-source.ts';

/** A content file larger than this is a mistake; one post of 2 MB would be a thick book. */
const SIZE_LIMIT = 2 * 1024 * 1024;

/**
 * The text of a content file, without its byte order mark. Reports what keeps it from being read as
 * UTF-8 text (a folder in its place, no permission, empty, too large, another encoding, a NUL
 * character); the text is undefined then. Reads at once: a file takes some 30 µs, of which each of
 * the five round trips of an asynchronous reading would take as much again.
 */
export function readTextFile(file: string, report: Report): string | undefined {
  try {
    const stats = statSync(file);
    if (!stats.isFile())
      report({
        file,
        message: 'is not a file but a folder or device; put the content file in its place',
      });
    else if (stats.size > SIZE_LIMIT)
      report({ file, message: `is larger than 2 MB (${stats.size} bytes); shorten it` });
    else return decode(file, readFileSync(file), report);
  } catch (error) {
    report({ file, message: readFailure(error) });
  }
  return undefined;
}

/** What to tell the owner about an error of the file system. */
export function readFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'is missing; put it back';
  if (code === 'EACCES' || code === 'EPERM')
    return 'may not be read; give the server permission to read it';
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}

function decode(file: string, bytes: Buffer, report: Report): string | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    report({ file, ...encodingProblem(bytes) });
    return undefined;
  }
  const nul = text.indexOf('\0');
  if (nul !== -1)
    report({ file, line: lineAt(text, nul), message: 'holds a NUL character (U+0000); delete it' });
  else if (text.trim() === '') report({ file, message: 'is empty; put its content back' });
  else return text;
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Why bytes that are not UTF-8 are not. */
function encodingProblem(bytes: Buffer): { line?: number; message: string } {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { message: 'is UTF-16 text; save it as UTF-8' };
  const offset = invalidUtf8Offset(bytes);
  const line = lineAt(bytes.toString('latin1', 0, offset), offset);
  return {
    line,
    message: `is not UTF-8 text: the byte at offset ${offset} begins no character; save the file as UTF-8`,
  };
}

const REPLACEMENT = Buffer.from('\uFFFD');

/**
 * The offset of the first byte that is not UTF-8: where lenient decoding has put a replacement
 * character that the file itself does not hold.
 */
function invalidUtf8Offset(bytes: Buffer): number {
  let offset = 0;
  for (const part of bytes.toString('utf8').split('\uFFFD')) {
    offset += Buffer.byteLength(part);
    if (!bytes.subarray(offset, offset + REPLACEMENT.length).equals(REPLACEMENT)) break;
    offset += REPLACEMENT.length;
  }
  return offset;
}

/** The line, from 1, that holds the character at the index. */
function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
