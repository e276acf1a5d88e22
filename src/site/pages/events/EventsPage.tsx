import words from '../../../../content/pages/events.yaml';
import { paths } from '../../../model/paths.ts';
import { EventsGrid } from '../../components/events/EventsGrid.tsx';
import { ListPage } from '../../components/layout/ListPage.tsx';
import type { PageCopy } from '../../page-copy.ts';

/** /events (specification section 2, "Events"). */
export function EventsPage() {
  return (
    <ListPage words={words as PageCopy} path={paths.events}>
      <h2 className="sr-only">All events</h2>
      <EventsGrid mode="all" />
    </ListPage>
  );
}
