import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLAN_ADDRESS } from '../../model/paths.ts';
import { ownRow } from '../../site/data/api-shapes.ts';
import { listQuery } from '../../site/data/path-query.ts';
import type { PlanFacts } from './plan-facts.ts';

/** Not with the other queries, because only /plan needs it. */
const factsQuery = listQuery(PLAN_ADDRESS, ownRow<PlanFacts>);

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
