import { z } from 'zod';

/**
 * Characters that hide or reorder text, or that XML forbids: C0/C1 controls other than tab and line
 * break, the bidi overrides and isolates, what has no width and joins nothing (U+200B, U+2060 to
 * U+2064), letters without a shape (U+3164, U+FFA0), and the noncharacters U+FFFE and U+FFFF, with
 * which no feed reader could read the feed. The joiners U+200C and U+200D stay: Persian and emoji
 * need them.
 */
const HIDDEN_CHARACTER =
  /(?![\t\n\r])\p{Cc}|[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0\uFFFE\uFFFF]/u;

/**
 * What is wrong with a text as such, or undefined. Names the character, because the owner cannot
 * see it.
 */
export function textProblem(text: string): string | undefined {
  if (!text.isWellFormed())
    return 'holds half of a character (a lone surrogate); type the text again';
  const hidden = HIDDEN_CHARACTER.exec(text)?.[0];
  if (hidden === undefined) return undefined;
  const name = `U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `holds the invisible character ${name}; delete it`;
}

function wellFormed(maximum: number) {
  return z
    .string()
    .max(maximum, `is longer than ${maximum} characters; shorten it`)
    .superRefine(reportTextProblem);
}

function reportTextProblem(text: string, context: z.RefinementCtx): void {
  const problem = textProblem(text);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
}

/**
 * A character that leaves a mark on paper; zero-width ones, all kinds of space and the empty cell
 * of braille do not.
 */
const VISIBLE_CHARACTER = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of text, at most `maximum` characters, not blank. */
export function line(maximum = 400) {
  return wellFormed(maximum).refine(
    (text) => VISIBLE_CHARACTER.test(text),
    'is blank; write a text',
  );
}

/** Text of any number of lines, at most `maximum` characters; may be empty. */
export function longText(maximum: number) {
  return wellFormed(maximum);
}

/** Ids are positive 32-bit integers everywhere (decisions 7 and 20). */
export const idSchema = z
  .int('must be a whole number without quotes')
  .min(1, 'must be 1 or more')
  .max(2_147_483_647, 'must be at most 2147483647');

/** Where a control leads: a path of this site, or an https address elsewhere. */
export const linkSchema = line(2000).refine(
  isSafeLink,
  'must be a path such as /events or an address that starts with https://',
);

function isSafeLink(link: string): boolean {
  if (/[\s\\"<>]/u.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  return isHttpsUrl(link);
}

/** True for an absolute https address without credentials. */
export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\"<>]+$/u.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}
