import { useState } from 'react';
import type { FamilyLink } from '../../people/family-links.ts';
import { ask, useAnswer, useRefresh } from '../data/api.ts';
import { dateOf } from '../data/days.ts';
import { Trouble } from './Trouble.tsx';

/** The links that show pages to the family, each with its end; nothing without any. */
export function FamilyLinks() {
  const { data: links, error } = useAnswer<FamilyLink[]>('/api/family-links');
  const refresh = useRefresh();
  const [failure, setFailure] = useState<Error>();
  const trouble = error ?? failure;
  if (!trouble && !links?.length) return null;
  return (
    <section className="card" aria-labelledby="family-links">
      <h2 id="family-links">Links for the family</h2>
      <ul className="plain">
        {links?.map(({ id, title, by, expires }) => (
          <li key={id} className="row">
            <span className="grow">
              <strong>{title}</strong>{' '}
              <span className="soft">
                {by}, until {dateOf(expires)}
              </span>
            </span>
            <button
              type="button"
              className="chip"
              onClick={() =>
                void ask('/api/family-links/end', { id })
                  .then(refresh)
                  .catch((thrown: Error) => setFailure(thrown))
              }
            >
              End<span className="unseen"> the link to {title}</span>
            </button>
          </li>
        ))}
      </ul>
      {trouble && <Trouble error={trouble} />}
    </section>
  );
}
