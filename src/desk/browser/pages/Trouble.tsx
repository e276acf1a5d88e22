import { useState } from 'react';
import { Failure } from '../data/api.ts';

/** What went wrong, in a sentence. A session may have ended meanwhile; what is typed waits. */
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

/** Until what a page needs is there, that it comes, or why it doesn't; then, why it's no longer new. */
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

/** Does what a tap asks for, resolving to false if it fails; `trouble` shows why it did the last time. `isBusy` until it's done. */
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
