import type { ReactNode } from 'react';
import { paths } from '../../model/paths.ts';
import type { TownSlug } from '../../model/towns.ts';
import type { PlaceLink } from './place.ts';
import { Tile } from './Tile.tsx';

interface PlaceTileProps {
  place: PlaceLink;
  children?: ReactNode;
}

/** A place as other pages show it: its picture and name, linked to its page. */
export function PlaceTile({ place, children }: PlaceTileProps) {
  const { kind, title, imageUrl = '', imageAlt, image } = place;
  const picture = kind === 'destination' ? undefined : { imageUrl, imageAlt, image };
  return (
    <Tile href={pathOf(place)} title={title} picture={picture}>
      {children}
    </Tile>
  );
}

function pathOf({ kind, slug }: PlaceLink): string {
  if (kind === 'activity') return paths.activity(slug);
  return kind === 'event' ? paths.event(slug) : paths.destination(slug as TownSlug);
}
