import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { BodyText } from '../../site/prose/BodyText.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NewTabHint } from '../../ui/NewTabHint.tsx';
import { MorePlaces } from '../places/MorePlaces.tsx';
import { CabinCard, DrawingNote, ExampleNote } from './CabinCard.tsx';
import { CabinFacts } from './CabinFacts.tsx';
import { CabinNotes } from './CabinNotes.tsx';
import type { CabinDetails } from './cabin.ts';
import { ABOUT_NAMES, ARRIVAL_NAMES } from './cabin-notes.ts';

/** A cabin: its picture, facts, rules and story, how to book it, and the others (decision 51). */
export function Cabin({ cabin }: { cabin: CabinDetails }) {
  const { name, slug, summary, story, houseRules = [], quotes = [], others } = cabin;
  const { about, arrival, around } = cabin;
  const { title } = useWords('cabins');
  return (
    <article>
      <PageMetadata
        title={name}
        description={summary}
        {...(!cabin.example && { path: paths.cabin(slug) })}
      />
      <header className="post-head">
        <ExampleNote cabin={cabin} />
        <div className="post-picture">
          <Picture picture={cabin} sizes="(width < 72rem) 100vw, 1100px" eager />
        </div>
        <div className="post-title cabin-title">
          <DrawingNote cabin={cabin} />
          <BackLink href={paths.cabins}>{title}</BackLink>
          <h1>{name}</h1>
          <p className="place-lead">{summary}</p>
          <BookCabin cabin={cabin} />
        </div>
      </header>
      <div className="wrap place-facts">
        <CabinFacts cabin={cabin} />
        <CabinNotes id="about" heading="Before you book" names={ABOUT_NAMES} lines={about} />
        {houseRules.length > 0 && (
          <section className="card place-card" aria-labelledby="rules">
            <h2 id="rules">House rules</h2>
            <ul className="ticks">
              {houseRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {story && <BodyText content={story} />}
      <div className="wrap cabin-arrival">
        <CabinNotes id="arrival" heading="Arrival sheet" names={ARRIVAL_NAMES} lines={arrival} />
      </div>
      {quotes.length > 0 && (
        <section className="prose section" aria-labelledby="guests">
          <h2 id="guests">What guests said</h2>
          {quotes.map(({ text, name, year }) => (
            <figure key={text}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {name}, {year}
              </figcaption>
            </figure>
          ))}
        </section>
      )}
      {around && <MorePlaces place={around} />}
      {others.length > 0 && (
        <section className="wrap section" aria-labelledby="others">
          <h2 id="others">The other cabins</h2>
          <ul className="grid-cards mt-8">
            {others.map((other) => (
              <li key={other.id}>
                <CabinCard cabin={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** An example can't be booked, so its button leads to all that the booking site has. */
function BookCabin({ cabin: { example, bookingUrl } }: { cabin: CabinDetails }) {
  if (example) return <BookingLink placement="cabin">See our cabins</BookingLink>;
  if (bookingUrl === undefined) return <BookingLink placement="cabin">Book this cabin</BookingLink>;
  return (
    <a className="button button-action" href={bookingUrl} target="_blank" rel="noopener">
      Book this cabin
      <Icon name="external" />
      <NewTabHint />
    </a>
  );
}
