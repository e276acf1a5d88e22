/** What a part of a post can be (specification section 2, "Body rendering"). */
export const BODY_FORMS = ['Paragraph', 'Heading', 'List'] as const;

export type BodyForm = (typeof BODY_FORMS)[number];

const HEADING = /^\*\*((?:(?!\*\*).)*)\*\*$/s;

/** The part around a position: the lines between blank ones. On a blank line, a new, empty part. */
function partAt(text: string, at: number): { start: number; end: number } {
  if (text[at - 1] === '\n' && text[at] === '\n') return { start: at, end: at };
  const before = text.slice(0, at).lastIndexOf('\n\n');
  const after = text.indexOf('\n\n', at);
  return { start: before === -1 ? 0 : before + 2, end: after === -1 ? text.length : after };
}

/** The form of the part at this position. */
export function bodyFormAt(text: string, at: number): BodyForm {
  const { start, end } = partAt(text, at);
  const part = text.slice(start, end).trim();
  if (/^- /m.test(part)) return 'List';
  return HEADING.test(part) ? 'Heading' : 'Paragraph';
}

/** Changes the form of the part at this position. Returns the text, and where the part's words end. */
export function withBodyForm(
  text: string,
  at: number,
  form: BodyForm,
): { text: string; at: number } {
  const { start, end } = partAt(text, at);
  const lines = text
    .slice(start, end)
    .trim()
    .replace(HEADING, '$1')
    .split('\n')
    .map((line) => line.replace(/^- /, ''));
  const made = {
    Paragraph: lines.join('\n'),
    Heading: `**${lines.join(' ').trim()}**`,
    List: lines.map((line) => (/^\s/.test(line) ? line : `- ${line}`)).join('\n'),
  }[form];
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const above = made === '' || /^$|\n\n$/.test(before) ? '' : '\n';
  const below = made === '' || /^$|^\n\n/.test(behind) ? '' : '\n';
  const ends = start + above.length + made.length - (form === 'Heading' ? 2 : 0);
  return { text: before + above + made + below + behind, at: ends };
}

/** Markers of list items and headings in text that is pasted from elsewhere. */
const BULLET = /^[^\S\n]*(?:[•·‣▪◦●*+–§\uF0A7\uF0B7]|o(?=\t))[^\S\n]+(?=\S)/gm;
const NUMBERED = /^(?:[^\S\n]*\d{1,2}[.)][^\S\n]+\S.*(?:\n|$)){2,}/gm;
const MARKED = /^#{1,6}[^\S\n]+(.*\S)[^\S\n]*$/gm;

/** Chat markup for bold, italic and strikethrough. */
const CHATTED = /(?<![\p{L}\p{N}*_~/])([*_~])(?![\s*_~])([^*_~\n]*[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu;

/** Converts lists and headings to the site's markup, and removes that of chats. */
export function inOurForms(text: string): string {
  return text
    .replace(BULLET, '- ')
    .replace(NUMBERED, (lines) => lines.replace(/^[^\S\n]*\d{1,2}[.)][^\S\n]+/gm, '- '))
    .replace(MARKED, '**$1**')
    .replace(CHATTED, '$2');
}

/** The items of a list, typed or pasted one a line, without their markers. */
export function itemsIn(text: string): string[] {
  return inOurForms(text)
    .split('\n')
    .map((line) => line.replace(/^\s*- /, '').trim())
    .filter((item) => item !== '');
}
