/**
 * Characters that hide or reorder text, or that XML forbids: controls, bidi overrides, U+FFFE and
 * U+FFFF, and those without width or shape (U+200B, U+2060 to U+2064, U+3164, U+FFA0). Not joiners,
 * which Persian and emoji need.
 */
export const HIDDEN_CHARACTER =
  /(?![\t\n\r])\p{Cc}|[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0\uFFFE\uFFFF]/u;

/** A copy of the value with these characters removed from all its strings. */
export function withoutHidden(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(EACH, '');
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutHidden(part)]),
  );
}

const EACH = new RegExp(HIDDEN_CHARACTER, 'gu');
