import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { KIND_NAMES } from './kind-names.ts';
import { SEARCH_KINDS, type SearchDocument } from './search-document.ts';

/** Under this key the server leaves all documents in its own cache; the browser never has them. */
export const DIRECTORY_KEY = ['search-directory'] as const;

/** How many of a kind are listed: the page must not grow with each post. */
const MOST = 60;

/** Everything by kind and town, as links, for visitors without JavaScript. */
export const SearchDirectory = memo(function SearchDirectory() {
  const documents = useQueryClient().getQueryData<readonly SearchDocument[]>(DIRECTORY_KEY) ?? [];
  return (
    <noscript>
      {SEARCH_KINDS.map((kind) => {
        const ofKind = documents.filter((document) => document.kind === kind).slice(0, MOST);
        const byTown = Map.groupBy(ofKind, ({ town }) => (kind === 'town' ? '' : (town ?? '')));
        return (
          <section key={kind} className="search-directory">
            <h2>{KIND_NAMES[kind]}</h2>
            {[...byTown].map(([town, some]) => (
              <div key={town}>
                {town !== '' && <h3>{town}</h3>}
                <ul>
                  {some.map(({ path, title }) => (
                    <li key={path}>
                      <a href={path}>{title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </noscript>
  );
});
