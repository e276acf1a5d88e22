/** The first and last byte requested, counted from 0 and inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a Range header for a body of `size` bytes (RFC 9110, 14.2). Undefined if the whole body
 * should be sent: no byte range, one that runs backward, or several. 'unsatisfiable' if the range
 * is beyond the end.
 */
export function readByteRange(
  header: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  if (size === 0) return 'unsatisfiable';
  if (from === '')
    return Number(to) === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
