import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentOn } from '../../app/content-on.ts';
import type { ContentProblem, Report } from '../../content/content-source.ts';
import {
  problemAt,
  validate,
  within,
  type YamlPlace,
} from '../../content/files/schema-problems.ts';
import { readYamlFile } from '../../content/files/yaml-text.ts';
import { searchDocuments } from '../../features/search/search-documents.server.ts';
import { SearchEngine } from '../../features/search/search-engine.ts';
import type { Content } from '../../model/content/content.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { oneOrMore } from '../../model/schema-checks.ts';
import { linkSchema } from '../../model/text.ts';
import { wordsOf } from '../../site/words/words-context.ts';

const FIRST = 5;

/** content/search-questions.yaml: what visitors ask, and the pages that answer it. */
export const questionsSchema = z.array(
  z.strictObject({
    ask: z.string().min(1, 'is blank; write a question'),
    finds: oneOrMore(linkSchema),
  }),
);

/** Questions in search-questions.yaml that lack a page among the first five results. */
export async function unansweredQuestions(
  folder: string,
  content: Content,
  today: CivilDay,
): Promise<ContentProblem[]> {
  const file = join(folder, 'search-questions.yaml');
  const problems: ContentProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const yaml = existsSync(file) ? readYamlFile({ root: folder, file }, report) : undefined;
  const place: YamlPlace | undefined = yaml && { yaml, root: 'questions', path: [] };
  const questions = place && validate(questionsSchema, place, report);
  if (!questions) return problems;
  const documents = searchDocuments(contentOn(content, today));
  const engine = new SearchEngine(documents, wordsOf(content.words, 'search').synonyms);
  for (const [index, { ask, finds }] of questions.entries()) {
    const { found, unknown, isUnknownBest } = engine.ask(ask, today);
    const first = (isUnknownBest ? [...unknown.slice(0, FIRST), ...found] : found)
      .map(({ document }) => document.path)
      .slice(0, FIRST);
    for (const path of [finds].flat()) {
      if (first.includes(path)) continue;
      const found = first.length > 0 ? `It finds ${first.join(', ')}` : 'It finds nothing';
      const message = `“${ask}” does not find ${path} among its first ${FIRST} answers. ${found}; add a word to that entry, or to synonyms in pages/search.yaml`;
      report(problemAt(within(place, [index]), message));
    }
  }
  return problems;
}
