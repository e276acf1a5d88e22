import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { LoadError } from './LoadError.tsx';

interface LostPageProps {
  /** "The post". */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** A whole page for an entry that failed to load. */
export function LostPage({ what, ...props }: LostPageProps) {
  return (
    <div className="wrap section">
      <PageMetadata
        title={`${what} could not be loaded`}
        description={`${what} at this address could not be loaded.`}
      />
      <LoadError what={what} {...props} heading="h1" />
    </div>
  );
}
