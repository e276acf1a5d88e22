import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PathQuery } from '../../site/data/path-query.ts';
import { Repeat } from '../../ui/Repeat.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

interface HomeListProps<Item> {
  id: string;
  heading: string;
  intro: string;
  query: PathQuery<Item[]>;
  /** How many are shown at most; also the number of placeholders (decision 22). */
  limit: number;
  /** Goes next to the heading; usually a link to all of them. */
  more: ReactNode;
  className?: string;
  gridClassName?: string;
  placeholder: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list that failed or is empty gets no section (decision 10). */
export function isAbsent({ data, isError }: UseQueryResult<unknown[]>): boolean {
  return isError || data?.length === 0;
}

/** A section of the home page that shows the first items of a featured list. */
export function HomeList<Item extends { id: number }>(props: HomeListProps<Item>) {
  const { id, heading, intro, limit, more, className, placeholder, children } = props;
  const { query, gridClassName = 'grid-cards' } = props;
  const result = useQuery(query);
  if (isAbsent(result)) return null;
  const { data } = result;
  return (
    <section
      id={id}
      className={className}
      aria-labelledby={`${id}-heading`}
      aria-busy={!data || undefined}
    >
      <div className="wrap section">
        <SectionHead id={`${id}-heading`} heading={heading} intro={intro}>
          {more}
        </SectionHead>
        <ul className={gridClassName}>
          {data ? (
            data.slice(0, limit).map((item) => (
              <li key={item.id} className="grid">
                {children(item)}
              </li>
            ))
          ) : (
            <Repeat times={limit}>
              <li className="grid">{placeholder}</li>
            </Repeat>
          )}
        </ul>
      </div>
    </section>
  );
}
