import { basename } from 'node:path';
import type { ContentProblem } from '../../content/content-source.ts';
import {
  type Entry,
  problemAt,
  within,
  type YamlPlace,
} from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import type { Seasons } from '../../features/stay/seasons.ts';
import type { Words } from '../../model/content/content.ts';
import type { WordsByName } from '../../site/words/words-context.ts';

/** Rules of the cabins in the home page's answers, and what /stay computes with. */
const FACTS: readonly { said: RegExp; meant: (seasons: Seasons) => string }[] = [
  { said: /(\d+)-night minimum/g, meant: ({ minimumNights }) => `${minimumNights.usual}` },
  { said: /(\d+) nights in peak/g, meant: ({ minimumNights }) => `${minimumNights.peak}` },
  {
    said: /(\d+ ?[-–] ?\d+) months ahead/g,
    meant: ({ bookAhead }) => `${bookAhead.usual}-${bookAhead.peak}`,
  },
];

const PEAK = /\(([A-Z][a-z]+ ?[-–] ?[A-Z][a-z]+)\)/g;

/** What is wrong with a link, for the owner; undefined if it leads somewhere. */
export type LinkFault = (link: string) => string | undefined;

/** FAQ answers that contradict seasons.yaml, and dead links in seasons. */
export function seasonWarnings({ words }: ContentEntries, faultOf: LinkFault): ContentProblem[] {
  const home = wordsNamed(words, 'home');
  const seasons = wordsNamed(words, 'seasons');
  if (!home || !seasons) return [];
  const year = seasons.value as WordsByName['seasons'];
  return [
    ...contradictions(home, year),
    // Shipped words have no line in the folder, so they can't be corrected there.
    ...deadLinks(seasons.place, year, faultOf).filter(({ line }) => line !== undefined),
  ];
}

function wordsNamed(words: readonly Entry<Words>[], name: string): Entry<Words> | undefined {
  return words.find(({ place }) => basename(place.yaml.file) === `${name}.yaml`);
}

function contradictions({ value, place }: Entry<Words>, year: Seasons): ContentProblem[] {
  const { questions } = (value as WordsByName['home']).faq;
  const peaks = year.peaks.map(({ from, to }) => `${monthOf(from)}-${monthOf(to)}`);
  return questions.flatMap(({ answer }, index) => {
    const wrong = FACTS.flatMap(({ said, meant }) =>
      [...answer.matchAll(said)].flatMap(([whole, found = '']) =>
        plain(found) === meant(year)
          ? []
          : [`says “${whole}”, but pages/seasons.yaml has ${meant(year)}`],
      ),
    );
    const months = [...answer.matchAll(PEAK)].map(([, found = '']) => plain(found));
    if (months.length > 0 && months.join() !== peaks.join())
      wrong.push(
        `names the peak seasons ${months.join(', ')}, but pages/seasons.yaml has ${peaks.join(', ')}`,
      );
    const answerPlace = within(place, ['faq', 'questions', String(index), 'answer']);
    return wrong.map((what) => problemAt(answerPlace, `${what}; make them agree`));
  });
}

function deadLinks(place: YamlPlace, { seasons }: Seasons, faultOf: LinkFault): ContentProblem[] {
  return seasons.flatMap(({ link }, index) => {
    const fault = link === undefined ? undefined : faultOf(link);
    const field = within(place, ['seasons', String(index), 'link']);
    return fault === undefined ? [] : [problemAt(field, fault)];
  });
}

function plain(range: string): string {
  return range.replace(/ ?[-–] ?/, '-');
}

function monthOf(day: string): string {
  return day.split(' ')[0] ?? '';
}
