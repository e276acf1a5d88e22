import { paths } from '../../model/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** All events as a calendar to follow (decision 39); an https address for what lacks `webcal:`. */
export function SubscribeSection() {
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
