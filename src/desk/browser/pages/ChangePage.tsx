import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Found } from '../../content/find.ts';
import type { ListName } from '../../content/forms.ts';
import { useAnswer } from '../data/api.ts';
import { editPath } from '../data/edit-path.ts';
import { Trouble, Waiting } from './Trouble.tsx';

/** Finds the field behind any words on the site, and the form of any page. */
export function ChangePage() {
  const [parameters] = useSearchParams();
  const [words, setWords] = useState(parameters.get('page') ?? parameters.get('words') ?? '');
  const asked = useDeferredValue(words.trim());
  const { data: lists, error } = useAnswer<ListName[]>('/api/lists');
  const label = (list: string) => lists?.find((each) => each.list === list)?.label ?? list;
  return (
    <main className="page">
      <h1>Change something</h1>
      <div className="field">
        <label htmlFor="words">A word from the site, or a page’s address</label>
        <input
          id="words"
          type="search"
          value={words}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <Waiting isThere={lists !== undefined} error={error} />
      {asked === '' ? (
        lists?.map((list) => <ListEntries key={list.list} list={list} />)
      ) : (
        <Hits words={asked} labelOf={label} />
      )}
    </main>
  );
}

function Hits({ words, labelOf }: { words: string; labelOf: (list: string) => string }) {
  const { data, error } = useAnswer<Found>(`/api/find?words=${encodeURIComponent(words)}`);
  if (error) return <Trouble error={error} />;
  return (
    <section aria-live="polite" aria-label="Found">
      {data?.fixed && (
        <p className="card">
          <strong>Locked.</strong> <span>{data.fixed}</span>
        </p>
      )}
      {data?.hits.length === 0 && !data.fixed && <p>Nothing on the site says that.</p>}
      {data?.meant && (
        <p>
          Nothing on the site says that. This is what says “<span>{data.meant}</span>”:
        </p>
      )}
      <ul className="plain links hits">
        {data?.hits.map(({ ref, title, field, label, excerpt }) => (
          <li key={editPath(ref, field)}>
            <Link href={editPath(ref, field)} onClick={() => keepWords(words)}>
              {title}
            </Link>{' '}
            <span className="soft">{labelOf(ref.list)}</span>
            {(label || excerpt) && (
              <p className="soft">{[label, excerpt].filter(Boolean).join(': ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps the search in the address, for whoever comes back. */
function keepWords(words: string): void {
  history.replaceState(history.state, '', `/change?words=${encodeURIComponent(words)}`);
}

function ListEntries({ list: { list, label, one, entries } }: { list: ListName }) {
  if (list === 'site')
    return (
      <p className="card links">
        <Link href={editPath({ list, key: list })}>{label}: telephone, address, booking site</Link>
      </p>
    );
  return (
    <details className="card">
      <summary>
        <h2>{label}</h2> <span className="soft">{entries.length}</span>
      </summary>
      {one && (
        <p className="links">
          <Link href={editPath({ list, key: null })}>A new {one}</Link>
        </p>
      )}
      <ul className="plain links">
        {entries.map(({ key, title }) => (
          <li key={key}>
            <Link href={editPath({ list, key })}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
