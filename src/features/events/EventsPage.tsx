import { paths } from '../../model/paths.ts';
import { ListPage } from '../../site/layout/ListPage.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { AllEvents } from './EventsGrid.tsx';
import { SubscribeSection } from './SubscribeSection.tsx';

/** /events (specification section 2, "Events"). */
export function EventsPage() {
  const words = useWords('events');
  return (
    <ListPage words={words} path={paths.events}>
      <p className="mb-4">
        <MoreLink href={paths.stay}>{words.stay}</MoreLink>
      </p>
      <AllEvents />
      <SubscribeSection />
    </ListPage>
  );
}
