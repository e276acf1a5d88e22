import { useIsLeft } from '../page-context.ts';

const WORDS = 'One moment…';

/** Title and heading of a page that is still loading: a page is never without either. */
export function PendingTitle() {
  return (
    <>
      {useIsLeft() || <title>{WORDS}</title>}
      <h1 className="sr-only">{WORDS}</h1>
    </>
  );
}
