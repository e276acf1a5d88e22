/** Also the 0 in "+44 (0)20", which callers from abroad leave out. */
const SEPARATORS = /(?<=^\+[\s\d]+)\(0\)|[\s()./\u2010-\u2013-]/gu;

/** "ext. 2", "x2". */
const EXTENSION = /[\s,;]*(?:\bext(?:ension|n)?|x|#)[\s.:=#]*(\d{1,7})$/i;

const AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** E.164: at most 15 digits. Country code 1 is handled above. */
const INTERNATIONAL = /^\+[2-9]\d{6,14}$/;

/**
 * The number to dial: "+15125550142", or with an extension "+15125550142;ext=2" (RFC 3966).
 * Undefined unless it's American, or begins with + and a country code.
 */
export function dialedNumber(text: string): string | undefined {
  const [added = '', extension] = EXTENSION.exec(text) ?? [];
  const digits = text.slice(0, text.length - added.length).replace(SEPARATORS, '');
  const american = AMERICAN.exec(digits)?.[1];
  const number = american === undefined ? INTERNATIONAL.exec(digits)?.[0] : `+1${american}`;
  return number && extension ? `${number};ext=${extension}` : number;
}

/** The `tel:` link of a number: "tel:+15125550142". Keeps the digits of what can't be dialed. */
export function telephoneUri(text: string): string {
  return `tel:${dialedNumber(text) ?? text.replace(/[^\d+]/g, '')}`;
}
