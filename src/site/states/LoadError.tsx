import { useSite } from '../site-context.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { LostRoad } from './LostRoad.tsx';

interface LoadErrorProps {
  /** "The activities". */
  what: string;
  error: Error;
  onRetry: () => void;
  /** h1 if it takes up the whole page. */
  heading?: 'h1' | 'h2';
}

/** Shows why a list or post failed to load, with a retry button (decision 10). */
export function LoadError({ what, error, onRetry, heading: Heading = 'h2' }: LoadErrorProps) {
  const { phone, phoneUri } = useSite().site;
  return (
    <div
      role="alert"
      className="card mx-auto grid max-w-xl justify-items-center gap-4 p-6 text-center"
    >
      <LostRoad />
      <Heading className="text-2xl">{what} could not be loaded</Heading>
      <div>
        Try again, or call <a href={phoneUri}>{phone}</a>. One of us will answer.
      </div>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Try again
      </button>
      <ErrorMessage text={error.message} className="text-ink-soft text-sm" />
    </div>
  );
}
