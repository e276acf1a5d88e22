import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Repeat } from '../../ui/Repeat.tsx';
import type { PathQuery } from '../data/path-query.ts';
import { EmptyList } from './EmptyList.tsx';
import { LoadError } from './LoadError.tsx';

interface ListStatesProps<Item> {
  query: PathQuery<Item[]>;
  filter?: (item: Item) => boolean;
  /** For the error: "The activities". */
  what: string;
  emptyText: string;
  placeholders: number;
  placeholder: ReactNode;
  className?: string;
  /** Groups the items in several grids; one by default. */
  arrange?: (items: Item[], grid: (items: Item[]) => ReactNode) => ReactNode;
  children: (item: Item) => ReactNode;
}

const GRID = 'grid-cards';

/** A list that is loading, loaded, empty or failed (specification section 4, decision 10). */
export function ListStates<Item extends { id: number }>(props: ListStatesProps<Item>) {
  const { query, what, placeholders, placeholder, className = GRID } = props;
  const { data, error, refetch } = useQuery(query);
  // A left page queries again when it returns, but needn't render its list again.
  const list = useMemo(() => data && loadedList(data, props), [data, props]);
  if (error) return <LoadError what={what} error={error} onRetry={refetch} />;
  if (list) return list;
  return (
    <ul className={className} aria-busy>
      <Repeat times={placeholders}>
        <li className="grid">{placeholder}</li>
      </Repeat>
    </ul>
  );
}

function loadedList<Item extends { id: number }>(data: Item[], props: ListStatesProps<Item>) {
  const { filter = () => true, emptyText, className = GRID, children } = props;
  const grid = (items: Item[]) => (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id} className="grid">
          {children(item)}
        </li>
      ))}
    </ul>
  );
  const { arrange = grid } = props;
  const items = data.filter(filter);
  return items.length === 0 ? <EmptyList text={emptyText} /> : arrange(items, grid);
}
