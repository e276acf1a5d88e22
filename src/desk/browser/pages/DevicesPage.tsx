import { useLayoutEffect, useRef, useState } from 'react';
import type { FamilyLink } from '../../people/family-links.ts';
import type { Passkey } from '../../people/people.ts';
import { Button } from '../controls/Button.tsx';
import { ask, useAnswer, useRefresh } from '../data/api.ts';
import { ago, dateOf } from '../data/days.ts';
import { LinkMade } from './LinkMade.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { Trouble, useAttempt } from './Trouble.tsx';

type Device = Pick<Passkey, 'id' | 'device' | 'used'> & { name: string; isThis: boolean };

/** Who can sign in, and on which devices, each with a button that ends it. Helpers see their own. */
export function DevicesPage({ me }: { me: { id: number; isOwner: boolean } }) {
  const { data: devices, error } = useAnswer<Device[]>('/api/devices');
  const refresh = useRefresh();
  const [made, setMade] = useState<{ link: string; isMine: boolean }>();
  const { attempt, trouble } = useAttempt();
  const make = (path: string, wish: object, isMine = false) =>
    void attempt(async () => {
      const { link } = await ask<{ link: string }>(path, wish);
      setMade({ link, isMine });
    });
  const end = (path: string, wish: object) => void attempt(() => ask(path, wish).then(refresh));
  const invitation = made && <Invitation key={made.link} link={made.link} />;
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
              <Button
                onClick={() => end('/api/devices/end', { passkey: id })}
                more={` ${device} of ${name}`}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => make('/api/devices/add', { person: me.id }, true)}>
        Add a phone of mine
      </Button>
      {made?.isMine && invitation}
      <PeopleCard
        isOwner={me.isOwner}
        onInvite={(name) => make('/api/people/invite', { name })}
        onNewPhone={(person) => make('/api/devices/add', { person })}
        onRemove={(person) => end('/api/people/remove', { person })}
      />
      {made && !made.isMine && invitation}
      <FamilyLinks />
      {trouble}
      <Button look="link" onClick={() => end('/api/sign-out', {})}>
        Sign out here
      </Button>
    </main>
  );
}

function Invitation({ link }: { link: string }) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section ref={card} className="card" aria-label="The link" tabIndex={-1}>
      <p>Open this on the other phone within 15 minutes. It works once.</p>
      <LinkMade link={link} />
    </section>
  );
}

function FamilyLinks() {
  const { data: links, error } = useAnswer<FamilyLink[]>('/api/family-links');
  const refresh = useRefresh();
  const { attempt, trouble } = useAttempt();
  if (!error && !trouble && !links?.length) return null;
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
            <Button
              onClick={() => void attempt(() => ask('/api/family-links/end', { id }).then(refresh))}
              more={` the link to ${title}`}
            >
              End
            </Button>
          </li>
        ))}
      </ul>
      {error ? <Trouble error={error} /> : trouble}
    </section>
  );
}
