import type { DayContent } from '../../model/content/day-content.ts';
import { CABINS_TOWN, roadBetween } from '../../model/roads/roads.ts';
import { levelOf, type Visit } from '../../model/visit/visit.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { type IndexedPlace, placesAt } from '../places/place-index.server.ts';
import { factsOf } from '../places/visit-facts.ts';
import type { PostEntry, PostTable } from './post.ts';
import type { COMPARABLE } from './post-compare.ts';

type Column = (typeof COMPARABLE)[number];

const FEWEST_ROWS = 2;

/** The table of a post's places by the facts in `compare`; omits empty columns. */
export function postTable(
  content: DayContent,
  { places = [], compare = [] }: Pick<PostEntry, 'places' | 'compare'>,
): PostTable | undefined {
  const compared = placesAt(content, places).filter(({ visit }) => visit);
  const { compare: own } = wordsOf(content.words, 'post');
  const { facts } = wordsOf(content.words, 'place');
  const columns = compare
    .map((column) => ({
      name: column === 'drive' ? own.drive : facts[column],
      cells: compared.map((place) => cellOf(content, place, column)),
    }))
    .filter(({ cells }) => cells.some(Boolean));
  if (compared.length < FEWEST_ROWS || columns.length === 0) return undefined;
  return {
    columns: columns.map(({ name }) => name),
    rows: compared.map(({ path, link: { title } }, at) => ({
      path,
      title,
      cells: columns.map(({ cells }) => cells[at] ?? ''),
    })),
  };
}

/** The known value, or empty. Notes on an answer are only on the place's own page. */
function cellOf({ words }: DayContent, place: IndexedPlace, column: Column): string {
  const { compare } = wordsOf(words, 'post');
  if (column === 'drive') {
    if (place.town === CABINS_TOWN) return CABINS_TOWN;
    const minutes = driveOf(place);
    return minutes === undefined ? '' : fillText(compare.minutes, { minutes });
  }
  const facts = factsOf(withoutNotes(place.visit ?? {}), wordsOf(words, 'place').facts);
  const fact = facts.find(({ name }) => name === column);
  return [fact?.value, fact?.note].filter(Boolean).join('. ');
}

/** Minutes by road from the cabins, if known: "75", "50-60". */
function driveOf({ town = '', visit }: IndexedPlace): string | undefined {
  if (visit?.roadMinutes !== undefined) return String(visit.roadMinutes);
  const [least, most] = roadBetween(CABINS_TOWN, town)?.minutes ?? [];
  if (least === undefined) return undefined;
  return least === most ? String(least) : `${least}-${most}`;
}

function withoutNotes({ reserve, dogs, children, stepFree, ...visit }: Visit): Visit {
  return {
    ...visit,
    reserve: levelOf(reserve),
    dogs: levelOf(dogs),
    children: levelOf(children),
    stepFree: levelOf(stepFree),
  };
}
