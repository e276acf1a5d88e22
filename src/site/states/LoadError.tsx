import { ErrorMessage } from './ErrorMessage.tsx';

interface LoadErrorProps {
  /** What could not be loaded: "The activities". */
  what: string;
  error: Error;
  onRetry: () => void;
  /** The level of its heading; h1 if it takes up a whole page. */
  heading?: 'h1' | 'h2';
}

/** Says why a list or post could not be loaded, and offers to try again (decision 10). */
export function LoadError({ what, error, onRetry, heading: Heading = 'h2' }: LoadErrorProps) {
  return (
    <div role="alert" className="card mx-auto max-w-xl items-center gap-3 p-8 text-center">
      <Heading className="text-2xl">{what} could not be loaded</Heading>
      <ErrorMessage text={error.message} className="text-ink-soft" />
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
