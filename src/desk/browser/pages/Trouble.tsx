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
