import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../model/paths.ts';
import type { PathQuery } from '../../site/data/path-query.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

interface HomeListProps<Item> {
  id: string;
  words: {
    heading: string;
    intro: string;
    /** What the link to all of them says. */
    more: string;
    /** What the link to the dates of a stay says. */
    stay?: string;
  };
  /** The page of all of them. */
  href: string;
  query: PathQuery<Item[]>;
  /** How many are shown at most; also the number of placeholders (decision 22). */
  limit: number;
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
  const { id, href, query, limit, className, placeholder, children } = props;
  const { words, gridClassName = 'grid-cards' } = props;
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
        <SectionHead id={`${id}-heading`} heading={words.heading} intro={words.intro}>
          <span className="flex flex-wrap gap-4">
            {words.stay && <MoreLink href={paths.stay}>{words.stay}</MoreLink>}
            <MoreLink href={href}>{words.more}</MoreLink>
          </span>
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
