import { useState } from 'react';
import type { Person } from '../../people/people.ts';
import { Button } from '../controls/Button.tsx';
import { useAnswer } from '../data/api.ts';
import { Trouble } from './Trouble.tsx';

type PersonSeen = Omit<Person, 'handle'> & { isMe: boolean };

interface PeopleCardProps {
  isOwner: boolean;
  onInvite: (name: string) => void;
  onNewPhone: (person: number) => void;
  onRemove: (person: number) => void;
}

/** Owners and helpers; owners invite and remove. */
export function PeopleCard({ isOwner, onInvite, onNewPhone, onRemove }: PeopleCardProps) {
  const { data: people, error } = useAnswer<PersonSeen[]>('/api/people');
  const [name, setName] = useState('');
  const [leaves, setLeaves] = useState<number>();
  return (
    <section className="card" aria-labelledby="people">
      <h2 id="people">Owners and helpers</h2>
      <p className="soft">
        Both change the site, and the diary says who. Owners also invite, remove, and end phones.
      </p>
      {error && <Trouble error={error} />}
      <ul className="plain">
        {people?.map((person) => (
          <li key={person.id} className="row">
            <span className="grow">
              <strong>{person.name}</strong>
              {person.isOwner ? <span>, owner</span> : <span>, helper</span>}
            </span>
            {isOwner && !person.isMe && (
              <Button onClick={() => onNewPhone(person.id)} more={` of ${person.name}`}>
                New phone
              </Button>
            )}
            {isOwner && !person.isMe && (
              <Button
                onClick={() => (leaves === person.id ? onRemove(person.id) : setLeaves(person.id))}
                more={` ${person.name}`}
              >
                <span>{leaves === person.id ? 'Yes, remove' : 'Remove'}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaves !== undefined && people?.some(({ id }) => id === leaves) && (
        <p className="soft" role="status">
          Their phones open the desk no longer, and what they have not finished goes. What they
          published stays.
        </p>
      )}
      {isOwner && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onInvite(name);
          }}
        >
          <div className="field">
            <label htmlFor="helper">A new helper’s name</label>
            <p className="help" id="helper-help">
              The diary says it with each change of theirs.
            </p>
            <input
              id="helper"
              value={name}
              aria-describedby="helper-help"
              autoComplete="off"
              required
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <Button type="submit" look="quiet">
            Invite them
          </Button>
        </form>
      )}
    </section>
  );
}
