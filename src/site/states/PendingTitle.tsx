import { useIsLeft } from '../page-context.ts';

const WORDS = 'One moment…';

/** The title and h1 of a page that is still loading, so that it always has both. */
export function PendingTitle() {
  return (
    <>
      {useIsLeft() || <title>{WORDS}</title>}
      <h1 className="sr-only">{WORDS}</h1>
    </>
  );
}
