import { paths } from '../../../model/paths.ts';
import { EventsGrid } from '../../components/events/EventsGrid.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import type { PageCopy } from '../../page-copy.ts';
import words from './events.yaml';

/** /events (specification section 2, "Events"). */
export function EventsPage() {
  const { title, intro, description, keywords } = words as PageCopy;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path={paths.events} />
      <PageHead title={title} intro={intro} />
      <div className="wrap pb-20">
        <h2 className="sr-only">All events</h2>
        <EventsGrid mode="all" />
      </div>
    </>
  );
}
