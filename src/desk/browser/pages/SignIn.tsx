import { startAuthentication } from '../../../../on-demand/desk/browser-packages.ts';
import { Button } from '../controls/Button.tsx';
import { ask, useRefresh } from '../data/api.ts';
import { useAttempt } from './Trouble.tsx';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The sign-in page: one button that asks for a passkey. */
export function SignIn() {
  const refresh = useRefresh();
  const { attempt, trouble } = useAttempt();
  const signIn = async () => {
    const optionsJSON = await ask<Options>('/api/sign-in/options', {});
    await ask('/api/sign-in', { response: await startAuthentication({ optionsJSON }) });
    await refresh();
  };
  return (
    <main className="page door">
      <h1>Your desk</h1>
      <p>Change the site from here. Your finger or face is the key; there is no password.</p>
      <Button look="action" className="wide" onClick={() => void attempt(signIn)}>
        Sign in
      </Button>
      {trouble}
      <p className="soft">
        A new phone? Make a link for it where you are signed in: your name above, then “Add a phone
        of mine”. Or ask an owner of the desk. What you typed on this phone is still here.
      </p>
    </main>
  );
}
