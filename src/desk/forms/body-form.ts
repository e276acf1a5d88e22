/** What a part of a post can be (specification section 2, "Body rendering"). */
export const BODY_FORMS = ['Paragraph', 'Heading', 'List'] as const;

export type BodyForm = (typeof BODY_FORMS)[number];

const HEADING = /^\*\*((?:(?!\*\*).)*)\*\*$/s;

/** Which part of the text the place is in: the lines between empty ones; in an empty one, a new part. */
function partAt(text: string, at: number): { start: number; end: number } {
  if (text[at - 1] === '\n' && text[at] === '\n') return { start: at, end: at };
  const before = text.slice(0, at).lastIndexOf('\n\n');
  const after = text.indexOf('\n\n', at);
  return { start: before === -1 ? 0 : before + 2, end: after === -1 ? text.length : after };
}

/** What the part of the text at this place is. */
export function bodyFormAt(text: string, at: number): BodyForm {
  const { start, end } = partAt(text, at);
  const part = text.slice(start, end).trim();
  if (/^- /m.test(part)) return 'List';
  return HEADING.test(part) ? 'Heading' : 'Paragraph';
}

/** The text with its part at this place as another form, and where its words then end. */
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

/** How lines of a list, and a heading, begin in what is pasted from elsewhere. */
const BULLET = /^[^\S\n]*(?:[•·‣▪◦●*+–§\uF0A7\uF0B7]|o(?=\t))[^\S\n]+(?=\S)/gm;
const NUMBERED = /^(?:[^\S\n]*\d{1,2}[.)][^\S\n]+\S.*(?:\n|$)){2,}/gm;
const MARKED = /^#{1,6}[^\S\n]+(.*\S)[^\S\n]*$/gm;

/** How chats write what is bold, slanted or struck out. */
const CHATTED = /(?<![\p{L}\p{N}*_~/])([*_~])(?![\s*_~])([^*_~\n]*[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu;

/** The text with its lists and headings as the site reads them, and its words plain. */
export function inOurForms(text: string): string {
  return text
    .replace(BULLET, '- ')
    .replace(NUMBERED, (lines) => lines.replace(/^[^\S\n]*\d{1,2}[.)][^\S\n]+/gm, '- '))
    .replace(MARKED, '**$1**')
    .replace(CHATTED, '$2');
}

/** The items of a list as it is typed or pasted, one a line, without the signs before them. */
export function itemsIn(text: string): string[] {
  return inOurForms(text)
    .split('\n')
    .map((line) => line.replace(/^\s*- /, '').trim())
    .filter((item) => item !== '');
}
