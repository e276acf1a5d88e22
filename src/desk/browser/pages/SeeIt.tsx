import type { EntryRef } from '../../content/entries.ts';
import { useAnswer } from '../data/api.ts';
import type { Entry } from './entry.ts';

/** A link to what has just gone live, if it has a page that visitors see today. */
export function SeeIt({ entry }: { entry: EntryRef }) {
  const query = new URLSearchParams({ list: entry.list, key: String(entry.key) });
  const { data } = useAnswer<Entry>(`/api/entry?${query}`);
  const waits = Date.parse(String(data?.row?.publishedAt)) > Date.now();
  if (!data?.address || waits) return null;
  return (
    <a className="button button-quiet" href={data.address} target="_blank" rel="noreferrer">
      See it
    </a>
  );
}
