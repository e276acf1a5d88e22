import { Repeat } from '../../ui/Repeat.tsx';
import { CardSkeleton } from '../cards/CardSkeleton.tsx';
import { PendingTitle } from './PendingTitle.tsx';

/** Shown while a page's code is loading. */
export function PagePlaceholder() {
  return (
    <div aria-busy="true">
      <PendingTitle />
      <div className="hero hero-page skeleton" />
      <div className="wrap section grid-cards">
        <Repeat times={6}>
          <CardSkeleton />
        </Repeat>
      </div>
    </div>
  );
}
