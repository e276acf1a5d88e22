/** Signs that make a number easier to read, and the 0 that callers from abroad leave out. */
const SEPARATORS = /(?<=^\+[\s\d]+)\(0\)|[\s()./\u2010-\u2013-]/gu;

/** What somebody has to dial or say once the call is answered: "ext. 2", "x2". */
const EXTENSION = /[\s,;]*(?:\bext(?:ension|n)?|x|#)[\s.:=#]*(\d{1,7})$/i;

/** Ten digits, in which neither the area code nor the exchange starts with 0 or 1. */
const AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** E.164: at most 15 digits. Country code 1 is America's, above. */
const INTERNATIONAL = /^\+[2-9]\d{6,14}$/;

/**
 * What a telephone dials: "+15125550142", with an extension "+15125550142;ext=2" (RFC 3966).
 * Undefined if it's neither American nor has + and a country code.
 */
export function dialedNumber(text: string): string | undefined {
  const [added = '', extension] = EXTENSION.exec(text) ?? [];
  const digits = text.slice(0, text.length - added.length).replace(SEPARATORS, '');
  const american = AMERICAN.exec(digits)?.[1];
  const number = american === undefined ? INTERNATIONAL.exec(digits)?.[0] : `+1${american}`;
  return number && extension ? `${number};ext=${extension}` : number;
}

/** The link that dials a number: "tel:+15125550142". What can't be dialed keeps its digits. */
export function telephoneUri(text: string): string {
  return `tel:${dialedNumber(text) ?? text.replace(/[^\d+]/g, '')}`;
}
