import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { telephoneUri } from '../../model/telephone.ts';
import type { Answer, Visit } from '../../model/visit/visit.ts';
import { fillText } from '../../site/words/fill-text.ts';
import type { FactName } from './FactIcon.tsx';
import type { PlaceWords } from './place-words-schema.ts';

interface Fact {
  name: FactName;
  value: string | boolean | undefined;
  note?: string | undefined;
  link?: string | undefined;
}

/** The known facts, in the order visitors ask about them. */
export function factsOf(visit: Visit, words: PlaceWords['facts']): Fact[] {
  const { price, free, hours, closed = [], months = [], indoors, telephone, url, water } = visit;
  const { closure, takes, asOf = {} } = visit;
  const { reserveLevels, welcomeLevels } = words;
  const prices = [free && words.free, price].filter(Boolean).join(' · ');
  const facts: Fact[] = [
    { name: 'price', value: prices },
    { name: 'hours', value: hours },
    { name: 'closed', value: [closure, closed.join(', ')].filter(Boolean).join(' · ') },
    {
      name: 'takes',
      value:
        takes !== undefined && fillText(words.about, { time: durationInWords([takes, takes]) }),
    },
    { name: 'months', value: [months].flat().join(', ').replaceAll('-', ' to ') },
    { name: 'reserve', ...answered(visit.reserve, reserveLevels) },
    { name: 'dogs', ...answered(visit.dogs, welcomeLevels) },
    { name: 'children', ...answered(visit.children, welcomeLevels) },
    { name: 'stepFree', ...answered(visit.stepFree, welcomeLevels) },
    { name: 'indoors', value: indoors === undefined || (indoors ? words.indoors : words.outdoors) },
    { name: 'address', value: visit.address },
    { name: 'telephone', value: telephone, link: telephone && telephoneUri(telephone) },
    { name: 'site', value: url && hostOf(url), link: url },
    { name: 'water', value: water && hostOf(water), link: water },
  ];
  return facts
    .filter(({ value }) => value && value !== true)
    .map((fact) => ({ ...fact, note: joined(fact.note, asOf[fact.name]) }));
}

function joined(...notes: readonly (string | undefined)[]): string | undefined {
  return notes.filter(Boolean).join(' ') || undefined;
}

/** A URL's site name: "tpwd.texas.gov". */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

function answered<Level extends string>(
  answer: Answer<Level> | undefined,
  levels: Readonly<Record<Level, string>>,
): Omit<Fact, 'name'> {
  if (answer === undefined) return { value: undefined };
  const { level, note } = typeof answer === 'string' ? { level: answer, note: undefined } : answer;
  return { value: levels[level], note };
}
