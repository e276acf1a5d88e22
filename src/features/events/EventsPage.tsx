import { paths } from '../../model/paths.ts';
import { ListPage } from '../../site/layout/ListPage.tsx';
import { useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { AllEvents } from './EventsGrid.tsx';

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

/** The calendar feed of all events (decision 39); the https URL is for apps that don't know `webcal:`. */
function SubscribeSection() {
  const { heading, text, subscribe, copy } = useWords('events').calendar;
  const address = useSite().siteUrl + paths.eventsCalendar;
  return (
    <section
      className="mt-10 grid justify-items-start gap-4 print:hidden"
      aria-labelledby="subscribe"
    >
      <h2 id="subscribe">{heading}</h2>
      <p className="max-w-[56ch] text-ink-soft">{text}</p>
      <a className="button button-quiet" href={address.replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar" />
        {subscribe}
      </a>
      <p className="max-w-[56ch] text-ink-soft">
        {copy} <code className="feed-address">{address}</code>
      </p>
    </section>
  );
}
