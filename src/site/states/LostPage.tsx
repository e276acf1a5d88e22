import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { LoadError } from './LoadError.tsx';

interface LostPageProps {
  /** What its address stands for: "The post". */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** In place of a page about one thing that could not be loaded. */
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
