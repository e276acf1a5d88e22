import type { Visit } from '../../model/visit/visit.ts';
import { parsePostBody } from '../../site/prose/post-body.ts';
import type { Passage } from './search-document.ts';

/** A body in passages, one for each of its subheadings, and one for what stands before them. */
export function bodyPassages(content: string): Passage[] {
  const passages: { heading?: string; texts: string[] }[] = [{ texts: [] }];
  for (const block of parsePostBody(content))
    if (block.kind === 'subheading') passages.push({ heading: block.text, texts: [] });
    else passages.at(-1)?.texts.push(block.kind === 'list' ? block.items.join(' ') : block.text);
  return passages
    .filter(({ heading, texts }) => heading !== undefined || texts.length > 0)
    .map(({ texts, ...rest }) => ({ ...rest, text: plain(texts.join(' ')) }));
}

/** Without the asterisks of bold words and the addresses of links. */
function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/\s+/g, ' ');
}

/**
 * What the facts of an entry say in words, a passage for each. Its picture isn't among them: a
 * stroller in a drawing is no promise of a path for one.
 */
export function visitPassages({ visit = {} }: { visit?: Visit | undefined }): Passage[] {
  const note = (answer: Visit['dogs'] | Visit['reserve']) =>
    typeof answer === 'object' ? answer.note : undefined;
  const facts: readonly (readonly [heading: string, text: string | undefined])[] = [
    ['Address', visit.address],
    ['Price', visit.price],
    ['Hours', visit.hours],
    ['Reservation', note(visit.reserve)],
    ['Dogs', note(visit.dogs)],
    ['Children', note(visit.children)],
    ['Step-free', note(visit.stepFree)],
    ['Closed for now', visit.closure],
  ];
  return facts.flatMap(([heading, text]) => (text ? [{ heading, text }] : []));
}
