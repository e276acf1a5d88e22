import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Position } from '../../model/distance.ts';
import { PLAN_ADDRESS } from '../../model/paths.ts';
import type { DAYS_CLOSED } from '../../model/visit/visit-values.ts';
import {
  each,
  isObject,
  isText,
  listOf,
  number,
  only,
  onlyTrue,
  optionalFocus,
  optionalText,
  readList,
  rowOf,
  text,
} from '../../site/data/api-shapes.ts';
import { fetchJson } from '../../site/data/fetch-json.ts';
import type { PathQuery } from '../../site/data/path-query.ts';
import type { EventDays } from '../events/upcoming-events.ts';
import { isPlanKey } from '../saving/plan.ts';
import type { PlanFacts } from './plan-facts.ts';

const readFacts = readList(
  rowOf<PlanFacts>(
    {
      key: only((value): value is string => isText(value) && isPlanKey(value)),
      ...each(text, 'title', 'path'),
    },
    {
      ...each(optionalText, 'imageUrl', 'location', 'telephone', 'hours', 'price', 'closure'),
      ...each(optionalText, 'open', 'town', 'category', 'reserveNote'),
      months: listOf(isText),
      position: rowOf<Position>(each(number, 'latitude', 'longitude'), {}),
      focus: optionalFocus,
      ...each(number, 'roadMinutes', 'takes'),
      asOf: rowOf<NonNullable<PlanFacts['asOf']>>({}, each(optionalText, 'reserve', 'telephone')),
      ...each(onlyTrue, 'free', 'reserve', 'unlit', 'isVague', 'isOld'),
      closed: listOf((day): day is (typeof DAYS_CLOSED)[number] => isText(day)),
      days: listOf(
        (days): days is EventDays =>
          isObject(days) && isText(days.startDate) && isText(days.endDate),
      ),
    },
  ),
);

const fetchFacts = fetchJson();

/** Not with the other queries, because only /plan needs it. */
const factsQuery: PathQuery<PlanFacts[]> = {
  queryKey: [PLAN_ADDRESS],
  queryFn: async (context) => readFacts(await fetchFacts(context)),
  read: readFacts,
};

/** The facts about everything that can be saved; undefined until they have loaded. */
export function usePlanFacts() {
  const { data, error, refetch } = useQuery(factsQuery);
  const client = useQueryClient();
  const facts = useMemo(() => data && new Map(data.map((fact) => [fact.key, fact])), [data]);
  return {
    facts,
    error,
    retry: refetch,
    /** Rejects if they can't be loaded. */
    loadFacts: () => client.ensureQueryData(factsQuery),
  };
}
