import { shareName } from '../../model/image/image.ts';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { BodyText } from '../../site/prose/BodyText.tsx';
import { SiteProvider, useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { MorePlaces } from '../places/MorePlaces.tsx';
import type { StayDates } from '../stay/stay.ts';
import { useDates } from '../stay/use-dates.ts';
import { ArrivalSheet } from './ArrivalSheet.tsx';
import { CabinCard, DrawingNote, ExampleNote, LastWord, MainFacts } from './CabinCard.tsx';
import { CabinFacts } from './CabinFacts.tsx';
import { CabinNotes } from './CabinNotes.tsx';
import type { CabinDetails, CabinPhoto } from './cabin.ts';
import { ABOUT_NAMES } from './cabin-notes.ts';
import { ROOM_NAMES } from './feature-names.ts';
import { WhereCabinIs } from './WhereCabinIs.tsx';

/** A cabin's page: picture, facts, rules, story, booking, and other cabins (decision 51). */
export function Cabin({ cabin }: { cabin: CabinDetails }) {
  const { name, slug, summary, story, houseRules = [], quotes = [], others } = cabin;
  const { about, around, image, imageUrl, imageAlt = name, town } = cabin;
  const dates = useDates();
  const isShared = image && !image.unshared;
  const { title } = useWords('cabins');
  return (
    <article className="cabin-page pb-20">
      <PageMetadata
        title={name}
        description={summary}
        keywords={[name, ...(town ? [town] : []), 'Texas Hill Country cabin']}
        {...(!cabin.example && { path: paths.cabin(slug) })}
        {...(isShared && { shareImage: { name: shareName(imageUrl), alt: imageAlt } })}
      />
      <header className="post-head">
        <ExampleNote cabin={cabin} />
        <div className="post-picture">
          <Picture picture={cabin} sizes="(width < 64rem) 100vw, 620px" eager />
        </div>
        <DrawingNote cabin={cabin} />
        <div className="post-title">
          <BackLink href={paths.cabins}>{title}</BackLink>
          <h1>{name}</h1>
          <p className="text-lg">{summary}</p>
          <MainFacts cabin={cabin} />
          <BookCabin cabin={cabin} dates={dates} />
          <LastWord />
        </div>
      </header>
      <CabinPhotos photos={cabin.photos} />
      <div className="wrap place-facts">
        <CabinFacts cabin={cabin} />
        <div className="place-column">
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
      </div>
      {story && <BodyText content={story} />}
      <WhereCabinIs cabin={cabin} />
      <ArrivalSheet cabin={cabin} dates={dates} />
      {quotes.length > 0 && (
        <div className="wrap place-facts">
          <section className="card place-card" aria-labelledby="guests">
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
        </div>
      )}
      {around && <MorePlaces place={around} />}
      {others.length > 0 && (
        <section className="wrap more-places" aria-labelledby="others">
          <h2 id="others">Other cabins</h2>
          <ul className="grid-cards">
            {others.map((other) => (
              <li key={other.id}>
                <CabinCard cabin={other} heading="h3" />
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <MoreLink href={paths.cabins}>All cabins</MoreLink>
          </p>
        </section>
      )}
    </article>
  );
}

interface BookCabinProps {
  cabin: CabinDetails;
  dates: StayDates | undefined;
}

/**
 * Books the cabin at its own URL or at the booking site, with the visitor's dates if supported. An
 * example can't be booked, so its button leads to the booking site's full list.
 */
function BookCabin({ cabin: { example, bookingUrl }, dates }: BookCabinProps) {
  const context = useSite();
  const { site } = context;
  const own = bookingUrl === undefined ? site : { ...site, bookingUrl };
  const isDated = dates && site.bookingDates;
  const label = isDated ? 'Book this cabin for your dates' : 'Book this cabin';
  return (
    <p className="cabin-book">
      <SiteProvider value={{ ...context, site: own }}>
        <BookingLink placement="cabin" dates={dates}>
          {example ? 'See dates and prices' : label}
        </BookingLink>
      </SiteProvider>
      <a
        className="text-link"
        href={paths.stay + (dates ? `#${dates.arrival}/${dates.departure}` : '')}
      >
        What is on during your stay
      </a>
    </p>
  );
}

function CabinPhotos({ photos = [] }: { photos: readonly CabinPhoto[] | undefined }) {
  if (photos.length === 0) return null;
  return (
    <section className="wrap more-places" aria-labelledby="photos">
      <h2 id="photos">Room by room</h2>
      <ul className="cabin-photos">
        {photos.map((photo) => (
          <li key={photo.imageUrl}>
            <figure>
              <Picture picture={photo} sizes="(width < 48rem) 100vw, 560px" />
              {photo.room && <figcaption>{ROOM_NAMES[photo.room]}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
