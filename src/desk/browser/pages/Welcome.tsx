import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { startRegistration } from '../../../../on-demand/desk/browser-packages.ts';
import { Button } from '../controls/Button.tsx';
import { ask, useRefresh } from '../data/api.ts';
import { Trouble, useAttempt } from './Trouble.tsx';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The page of an invitation: asks for a name and registers a passkey. */
export function Welcome() {
  const [, go] = useLocation();
  const refresh = useRefresh();
  const [token] = useState(() => location.hash.slice(1));
  const [invitation, setInvitation] = useState<{ isValid: boolean; name: string | null }>();
  const [name, setName] = useState('');
  const [error, setError] = useState<Error>();
  const { attempt, trouble } = useAttempt();
  useEffect(() => {
    ask<{ isValid: boolean; name: string | null }>('/api/invitation', { token }).then(
      setInvitation,
      setError,
    );
  }, [token]);
  const register = async () => {
    const wish = { token, name: invitation?.name ?? name };
    const optionsJSON = await ask<Options>('/api/passkey/options', wish);
    await ask('/api/passkey', { ...wish, response: await startRegistration({ optionsJSON }) });
    await refresh();
    go('/', { replace: true });
  };
  return (
    <main className="page door">
      <h1>Welcome</h1>
      {invitation?.isValid === false && (
        <p className="trouble">
          This link has been used, or is older than 15 minutes. Ask for a new one.
        </p>
      )}
      {invitation?.isValid && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(register);
          }}
        >
          {invitation.name === null ? (
            <div className="field">
              <label htmlFor="name">What are you called?</label>
              <p className="help" id="name-help">
                The diary says it with each change, and visitors never see it.
              </p>
              <input
                id="name"
                value={name}
                aria-describedby="name-help"
                autoComplete="given-name"
                required
                maxLength={60}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
          ) : (
            <p>Hello, {invitation.name}.</p>
          )}
          <p>Your phone now asks for your finger, face or code, and remembers this desk.</p>
          <Button type="submit" look="action" className="wide">
            Make my key
          </Button>
        </form>
      )}
      {error ? <Trouble error={error} /> : trouble}
    </main>
  );
}
