import type { DayContent } from '../../model/content/day-content.ts';
import { pages } from '../../model/paths.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import type { SearchDocument } from './search-document.ts';

/** All answers are about the cabins. */
const PICTURE = '/images/cabin-amenities.svg';

/** What leads to a text on a page, and opens the question that it answers: its first words. */
const FIRST_WORDS = /^\S+(?:\s+\S+){0,4}/u;

/** Home's questions with their answers, and those that only the search answers. */
export function answerDocuments({ words }: DayContent): SearchDocument[] {
  const { questions } = wordsOf(words, 'home').faq;
  const { answers = [] } = wordsOf(words, 'search');
  return [
    ...questions.map(({ question, answer }, index) => {
      const asks = answers.flatMap((row) => (row.question === index + 1 ? row.asks : []));
      const [begin = ''] = FIRST_WORDS.exec(answer.trim()) ?? [];
      return answerDocument({
        path: `${pages.home.path}#questions:~:text=${textDirective(begin)}`,
        title: question,
        text: answer,
        asks,
      });
    }),
    ...answers.flatMap(({ link, title, text, asks }) =>
      link !== undefined && title !== undefined && text !== undefined
        ? [answerDocument({ path: link, title, text, asks })]
        : [],
    ),
  ];
}

function answerDocument(
  answer: Pick<SearchDocument, 'path' | 'title' | 'text'> & { asks: readonly string[] },
): SearchDocument {
  const { asks, ...rest } = answer;
  return {
    kind: 'answer',
    ...rest,
    words: 'faq question',
    imageUrl: PICTURE,
    ...(asks.length > 0 && { asks }),
  };
}

/** As a fragment's text directive wants it: a hyphen or comma would mean something else. */
function textDirective(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D').replaceAll("'", '%27');
}
