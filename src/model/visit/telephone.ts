/** Signs that make a number easier to read. */
const SEPARATORS = /[\s().\u2010-\u2013-]/gu;

/** Ten digits, in which neither the area code nor the exchange starts with 0 or 1. */
const AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** E.164: at most 15 digits. Country code 1 is America's, above. */
const INTERNATIONAL = /^\+[2-9]\d{6,14}$/;

/**
 * What a telephone dials, such as "+15125550142" for "(512) 555-0142" and "+1 512-555-0142".
 * Undefined if the text is no American number and no international one with + and country code.
 */
export function dialedNumber(text: string): string | undefined {
  const digits = text.replace(SEPARATORS, '');
  const [, american] = AMERICAN.exec(digits) ?? [];
  if (american !== undefined) return `+1${american}`;
  return INTERNATIONAL.test(digits) ? digits : undefined;
}

/** The link that dials a number: "tel:+15125550142". What can't be dialed keeps its digits. */
export function telephoneUri(text: string): string {
  return `tel:${dialedNumber(text) ?? text.replace(/[^\d+]/g, '')}`;
}
