/**
 * What hides or reorders text, or XML forbids: controls, bidi overrides, characters without width
 * or shape (U+200B, U+2060 to U+2064, U+3164, U+FFA0), U+FFFE and U+FFFF. Joiners stay: Persian and
 * emoji need them.
 */
export const HIDDEN_CHARACTER =
  /(?![\t\n\r])\p{Cc}|[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0\uFFFE\uFFFF]/u;

/** The same value without such characters in any of its texts. */
export function withoutHidden(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(EACH, '');
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutHidden(part)]),
  );
}

const EACH = new RegExp(HIDDEN_CHARACTER, 'gu');
