/** Inclusive, from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Parses a Range header (RFC 9110, 14.2). Undefined means the whole body: no range, or several. */
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
