import { useState } from 'react';
import { Failure } from '../data/api.ts';

/** What went wrong, in a sentence, with a link to sign in if the session has ended. */
export function Trouble({ error }: { error: Error }) {
  return (
    <p className="trouble" role="alert">
      <span>{error.message}</span>{' '}
      {error instanceof Failure && error.status === 401 && <a href={location.href}>Sign in</a>}
    </p>
  );
}

interface WaitingProps {
  isThere: boolean;
  error: Error | null;
}

/** Says that a page is loading or why it can't; once `isThere`, why it's out of date. */
export function Waiting({ isThere, error }: WaitingProps) {
  if (!error) return isThere ? null : <p className="waiting">One moment …</p>;
  const isOffline = error instanceof Failure && error.status === 0;
  if (!isOffline) return <Trouble error={error} />;
  return (
    <p className="trouble" role="alert">
      There is no connection. It goes on by itself.
    </p>
  );
}

/** Runs what a tap asks for. `attempt` resolves to false if it fails, and `trouble` then says why. */
export function useAttempt() {
  const [error, setError] = useState<Error>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setError(undefined);
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { attempt, isBusy, trouble: error && <Trouble error={error} /> };
}
