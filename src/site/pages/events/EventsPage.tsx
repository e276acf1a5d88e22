import { paths } from '../../../model/paths.ts';
import { EventsGrid } from '../../components/events/EventsGrid.tsx';
import { ListPage } from '../../components/layout/ListPage.tsx';
import { useWords } from '../../words/words-context.ts';
import { SubscribeSection } from './SubscribeSection.tsx';

/** /events (specification section 2, "Events"). */
export function EventsPage() {
  return (
    <ListPage words={useWords('events')} path={paths.events}>
      <h2 className="sr-only">All events</h2>
      <EventsGrid mode="all" />
      <SubscribeSection />
    </ListPage>
  );
}
