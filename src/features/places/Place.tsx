import { paths } from '../../model/paths.ts';
import { BelowFirstScreen } from '../../site/first-screen.ts';
import { PageEnd } from '../../site/layout/CabinsLink.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { BodyText } from '../../site/prose/BodyText.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { EventDaysSection } from './EventDaysSection.tsx';
import { Facts } from './Facts.tsx';
import { MorePlaces } from './MorePlaces.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import type { ActivityDetails, EventDetails } from './place.ts';
import { WhereItIs } from './WhereItIs.tsx';

/** An activity's or event's page, with everything the guide knows about it. */
export function Place({ place }: { place: ActivityDetails | EventDetails }) {
  const { stay } = useWords('place');
  const isEvent = 'days' in place;
  return (
    <article className="place-page">
      <PlaceMetadata
        place={place}
        path={isEvent ? paths.event(place.slug) : paths.activity(place.slug)}
      />
      <PlaceHead place={place} />
      {place.story && <BodyText content={place.story} />}
      <div className="wrap place-facts">
        <div className="place-column">
          {isEvent && <EventDaysSection event={place} />}
          <Facts place={place} />
        </div>
        <WhereItIs place={place} />
      </div>
      <BelowFirstScreen>
        <MorePlaces place={place} />
        <PageEnd>
          <h2 id="stay">{stay.heading}</h2>
          <p className="mx-auto mt-4 mb-7 max-w-[52ch] text-ink-soft">{stay.text}</p>
        </PageEnd>
      </BelowFirstScreen>
    </article>
  );
}

/** Search engines cut longer descriptions. */
const DESCRIPTION_LENGTH = 200;

function PlaceMetadata({ place, path }: { place: ActivityDetails | EventDetails; path: string }) {
  const { title, description, category, town, position, share, imageAlt } = place;
  const { keywords } = useWords('place');
  return (
    <PageMetadata
      title={title}
      description={shortened(description)}
      keywords={[category, ...(town ? [town] : []), ...keywords]}
      path={path}
      shareImage={{ name: share, alt: imageAlt ?? title }}
      position={position && { ...position, placename: town ? `${town}, Texas` : title }}
    />
  );
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
