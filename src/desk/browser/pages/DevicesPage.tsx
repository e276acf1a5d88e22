import { useState } from 'react';
import { ask, errorOf, useAnswer, useRefresh } from '../data/api.ts';
import { ago } from '../data/days.ts';
import { FamilyLinks } from './FamilyLinks.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { Trouble } from './Trouble.tsx';

interface Device {
  id: string;
  name: string;
  device: string;
  used: number;
  isThis: boolean;
}

/** Who can sign in, and with what; each can be ended with a tap: helpers see their own. */
export function DevicesPage({ me }: { me: { id: number; isOwner: boolean } }) {
  const { data: devices, error } = useAnswer<Device[]>('/api/devices');
  const refresh = useRefresh();
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => setFailure(undefined),
      (thrown) => setFailure(errorOf(thrown)),
    );
  const make = (path: string, wish: object) =>
    attempt(ask<{ link: string }>(path, wish).then((answer) => setLink(answer.link)));
  return (
    <main className="page">
      <h1>Who may change the site</h1>
      {error && <Trouble error={error} />}
      <ul className="plain">
        {devices?.map(({ id, name, device, used, isThis }) => (
          <li key={id} className="card">
            <p>
              <strong>{name}</strong>, {device}
            </p>
            <p className="soft">
              {isThis ? 'The one in your hand.' : `Signed in last: ${ago(used)}.`}
            </p>
            {!isThis && (
              <button
                type="button"
                className="chip"
                onClick={() => void attempt(ask('/api/devices/end', { passkey: id }).then(refresh))}
              >
                End
                <span className="unseen">
                  {' '}
                  {device} of {name}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void make('/api/devices/add', { person: me.id })}
      >
        Add a phone of mine
      </button>
      <PeopleCard
        isOwner={me.isOwner}
        onInvite={(name) => void make('/api/people/invite', { name })}
        onNewPhone={(person) => void make('/api/devices/add', { person })}
        onRemove={(person) => void attempt(ask('/api/people/remove', { person }).then(refresh))}
      />
      {link && (
        <div className="card" aria-live="polite">
          <p>Open this there within 15 minutes. It works once.</p>
          <p className="link-text">{link}</p>
        </div>
      )}
      <FamilyLinks />
      {failure && <Trouble error={failure} />}
      <button
        type="button"
        className="text-link"
        onClick={() => void attempt(ask('/api/sign-out', {}).then(refresh))}
      >
        Sign out here
      </button>
    </main>
  );
}
