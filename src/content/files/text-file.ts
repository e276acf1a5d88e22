import { isUtf8 } from 'node:buffer';
import type { Report } from '../content-source.ts';
import { type ContentPath, REFUSED, readContentFile } from '../gate/content-gate.ts';

/**
 * The text of a content file without its byte order mark; reports why it isn't readable UTF-8, then
 * undefined. Synchronous: 30 µs; asynchronous reading takes five times as long.
 */
export function readTextFile(path: ContentPath, report: Report): string | undefined {
  const { file } = path;
  try {
    return decode(file, readContentFile(path, 'text'), report);
  } catch (error) {
    report({ file, message: readFailure(error) });
    return undefined;
  }
}

/** What to tell the owner about a file that the gate refuses or the system can't read. */
export function readFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'is missing; put it back';
  if (code === 'EACCES' || code === 'EPERM')
    return 'is not readable; give the server permission to read it';
  if (code === 'ELOOP') return 'is a link that leads in a circle; put the file itself in its place';
  const message = error instanceof Error ? error.message : String(error);
  return code === REFUSED ? message : `cannot be read: ${message}`;
}

function decode(file: string, bytes: Buffer, report: Report): string | undefined {
  if (!isUtf8(bytes)) {
    report({ file, ...encodingProblem(bytes) });
    return undefined;
  }
  const text = bytes.toString();
  const nul = text.indexOf('\0');
  const hasNul = 'contains a NUL character (U+0000); delete it';
  if (nul !== -1) report({ file, line: lineAt(text, nul), message: hasNul });
  else if (text.trim() === '') report({ file, message: 'is empty; put its content back' });
  else return withoutInvisible(text);
  return undefined;
}

/** Invisible characters that come with text from Word or web pages: no width, or a soft hyphen. */
export const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** No-break spaces where YAML needs plain ones: before a field, and after its colon or hyphen. */
const STIFF_SPACES = /^[ \u00A0]*\u00A0[ \u00A0]*|(?<=^[^\n:]{0,80}:|^ *-)\u00A0/gmu;

/** Drops invisible characters, and makes spaces plain where YAML needs that. */
export function withoutInvisible(text: string): string {
  if (!/[\u00A0\u00AD\u200B\u2060\uFEFF]/u.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(STIFF_SPACES, (spaces) => ' '.repeat(spaces.length));
}

function encodingProblem(bytes: Buffer): { line?: number; message: string } {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { message: 'is UTF-16 text; save it as UTF-8' };
  const offset = invalidUtf8Offset(bytes);
  const line = lineAt(bytes.toString('latin1', 0, offset), offset);
  const message = `is not UTF-8 text: the byte at offset ${offset} does not start a character; save the file as UTF-8`;
  return { line, message };
}

const REPLACEMENT = Buffer.from('\uFFFD');

/** Where the bytes stop being UTF-8: decoding adds a replacement that isn't in the file. */
function invalidUtf8Offset(bytes: Buffer): number {
  let offset = 0;
  for (const part of bytes.toString('utf8').split('\uFFFD')) {
    offset += Buffer.byteLength(part);
    if (!bytes.subarray(offset, offset + REPLACEMENT.length).equals(REPLACEMENT)) break;
    offset += REPLACEMENT.length;
  }
  return offset;
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
