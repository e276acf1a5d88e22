import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { startRegistration } from '../../../../on-demand/desk/browser-packages.ts';
import { ask, useRefresh } from '../data/api.ts';
import { Trouble } from './Trouble.tsx';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Where an invitation leads: a name, a touch, done. */
export function Welcome() {
  const [, go] = useLocation();
  const refresh = useRefresh();
  const [token] = useState(() => location.hash.slice(1));
  const [invitation, setInvitation] = useState<{ isValid: boolean; name: string | null }>();
  const [name, setName] = useState('');
  const [error, setError] = useState<Error>();
  useEffect(() => {
    ask<{ isValid: boolean; name: string | null }>('/api/invitation', { token }).then(
      setInvitation,
      setError,
    );
  }, [token]);
  const register = async () => {
    try {
      const wish = { token, name: invitation?.name ?? name };
      const optionsJSON = await ask<Options>('/api/passkey/options', wish);
      await ask('/api/passkey', { ...wish, response: await startRegistration({ optionsJSON }) });
      await refresh();
      go('/', { replace: true });
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error('That did not work.'));
    }
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
            void register();
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
          <button type="submit" className="button button-action wide">
            Make my key
          </button>
        </form>
      )}
      {error && <Trouble error={error} />}
    </main>
  );
}
