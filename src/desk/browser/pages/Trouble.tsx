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

/** Does what a tap asks for, resolving to false if it fails; `trouble` shows why it did the last time. */
export function useAttempt() {
  const [error, setError] = useState<Error>();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setError(undefined);
    try {
      await work();
      return true;
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      return false;
    }
  };
  return { attempt, trouble: error && <Trouble error={error} /> };
}
