import type { ReactNode } from 'react';
import { paths } from '../../model/paths.ts';
import { unbroken } from '../../model/unbroken.ts';
import { CardTitle } from '../../site/cards/CardTitle.tsx';
import { useToday } from '../../site/today.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { DateBox } from '../events/DateBox.tsx';
import { daysLabel } from '../events/days-label.ts';
import { PlaceTile } from './PlaceTile.tsx';
import type { NearbyPlace, PlaceDetails, PlaceEvent, PlacesAround } from './place.ts';
import type { PlaceWords } from './place-words-schema.ts';
import { Tile } from './Tile.tsx';

interface MorePlacesProps {
  place: PlacesAround &
    Pick<PlaceDetails, 'town' | 'isTownsEvents'> & { isOver?: true | undefined };
}

/** Below a place: events there or replacements, places nearby, and posts about it. */
export function MorePlaces({ place }: MorePlacesProps) {
  const words = useWords('place');
  const { nearby, events, posts } = place;
  return (
    <>
      <Tiles id="events" heading={eventsHeading(place, words.events)} look="grid-events">
        {events.map((event) => (
          <EventTile key={event.slug} event={event} />
        ))}
      </Tiles>
      <Tiles id="nearby" heading={words.nearby.heading}>
        {nearby.map((place) => (
          <NearbyTile key={place.kind + place.slug} place={place} />
        ))}
      </Tiles>
      <Tiles id="posts" heading={words.posts.heading}>
        {posts.map(({ id, title, ...picture }) => (
          <li key={id} className="grid">
            <Tile href={paths.post(id)} title={title} picture={picture} />
          </li>
        ))}
      </Tiles>
    </>
  );
}

function eventsHeading(
  { isOver, isTownsEvents, town = '' }: MorePlacesProps['place'],
  { instead, inTown, there }: PlaceWords['events'],
): string {
  if (isOver) return instead;
  return isTownsEvents ? fillText(inTown, { town }) : there;
}

interface TilesProps {
  id: string;
  heading: string;
  look?: string;
  children: readonly ReactNode[];
}

function Tiles({ id, heading, look = 'grid-cards grid-tiles', children }: TilesProps) {
  if (children.length === 0) return null;
  return (
    <section className="wrap more-places" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={look}>{children}</ul>
    </section>
  );
}

function EventTile({ event }: { event: PlaceEvent }) {
  const { slug, title, date, statusNote } = event;
  const days = daysLabel(event, useToday());
  return (
    <li className="grid">
      <article className="event-card card-linked tile-event">
        <DateBox date={date} />
        <div>
          <h3>
            <CardTitle title={title} href={paths.event(slug)} />
          </h3>
          {days && <p className="event-days">{days}</p>}
          {statusNote && <p>{statusNote}</p>}
        </div>
      </article>
    </li>
  );
}

function NearbyTile({ place }: { place: NearbyPlace }) {
  const words = useWords('place').nearby;
  const { miles, inTown: town } = place;
  const near = town === undefined ? words.close : fillText(words.inTown, { town });
  return (
    <li className="grid">
      <PlaceTile place={place}>
        <p>{miles === 0 ? near : unbroken(fillText(words.miles, { miles: String(miles) }))}</p>
      </PlaceTile>
    </li>
  );
}
