import { z } from 'zod';
import { HIDDEN_CHARACTER } from './hidden-characters.ts';

/** Names a lone surrogate or an invisible character, which the owner can't see; else undefined. */
export function textProblem(text: string): string | undefined {
  if (!text.isWellFormed())
    return 'contains half of a character (a lone surrogate); type the text again';
  const hidden = HIDDEN_CHARACTER.exec(text)?.[0];
  if (hidden === undefined) return undefined;
  const name = `U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `contains the invisible character ${name}; delete it`;
}

/** Text of up to `maximum` characters, maybe empty. Longer text isn't checked any further. */
export function longText(maximum: number) {
  return z
    .string()
    .max(maximum, { message: `is longer than ${maximum} characters; shorten it`, abort: true })
    .superRefine(reportTextProblem);
}

function reportTextProblem(text: string, context: z.RefinementCtx): void {
  const problem = textProblem(text);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
}

/** Leaves a mark on paper: no space, nothing of zero width, no blank braille cell. */
const VISIBLE_CHARACTER = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Like `longText`, but not blank. */
export function filledText(maximum: number) {
  return longText(maximum).refine(
    (text) => VISIBLE_CHARACTER.test(text),
    'is blank; write some text',
  );
}

/** One line of up to `maximum` characters, not blank; a line break may end it. */
export function line(maximum = 400) {
  return filledText(maximum)
    .refine(
      (text) => !/[\n\r]/.test(text.trim()),
      'has a line break; write it on one line, or after a > on several',
    )
    .meta({ control: 'line' });
}

/** Ids are positive 32-bit integers (decisions 7 and 20). */
export const idSchema = z
  .int('must be a whole number without quotes')
  .min(1, 'must be 1 or more')
  .max(2_147_483_647, 'must be at most 2147483647');

/** The target of a button or link: a path on this site, or an https address. */
export const linkSchema = line(2000)
  .refine(isSafeLink, 'must be a path such as /events or an address that starts with https://')
  .meta({
    control: 'web',
    example: 'https://www.example.com',
  });

function isSafeLink(link: string): boolean {
  if (/[\s\\"<>]/u.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  return isHttpsUrl(link);
}

export const httpsUrlSchema = line(2000)
  .refine(isHttpsUrl, 'must be an address that starts with https://')
  .meta({ control: 'web', example: 'https://www.example.com' });

/** True for an absolute https address without credentials. */
export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\"<>]+$/u.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}
