import { contentTables } from '../../app/content-tables.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import { type Entry, problemIn } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { splitFrontMatter } from '../../content/reading/post-file.ts';
import { linesOf } from '../../site/prose/post-body.ts';
import { unknownFormatting } from './body-formatting.ts';
import { textOf } from './cut-texts.ts';

/** A longer text is cut, as it only has to tell where to look. */
const QUOTED_LENGTH = 60;

interface Texts {
  content?: string | undefined;
  story?: string | undefined;
}

/** Formatting in posts, own pages and stories of which readers would see the signs. */
export function bodyWarnings(folder: string, entries: ContentEntries): ContentProblem[] {
  const all = contentTables.lists.flatMap(({ name }) => entries[name] as Entry<Texts>[]);
  return all.flatMap((entry) => [
    ...warningsOf(folder, entry, 'content', entry.value.content),
    ...warningsOf(folder, entry, 'story', entry.value.story),
  ]);
}

function warningsOf(
  root: string,
  { place }: Entry<unknown>,
  field: keyof Texts,
  body = '',
): ContentProblem[] {
  const found = unknownFormatting(body);
  if (found.length === 0) return [];
  const problem = problemIn(place, field, '');
  const source = textOf({ root, file: place.yaml.file });
  const isDocument = field === 'content';
  const first = isDocument ? splitFrontMatter(source)?.contentLine : problem.line;
  const lines = linesOf(source);
  return found.map(({ line, text, remedy }) => {
    const at = lines.findIndex((one, index) => index + 1 >= (first ?? 1) && one.includes(text));
    const quoted = text.length <= QUOTED_LENGTH ? text : `${text.slice(0, QUOTED_LENGTH)}…`;
    return {
      ...problem,
      line: isDocument ? (first ?? 1) + line : at === -1 ? problem.line : at + 1,
      message: `has “${quoted}”, of which readers see every sign; ${remedy}`,
    };
  });
}
