import type { TouristAttraction } from 'schema-dts';
import type { DayContent } from '../../model/content/day-content.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { paths } from '../../model/paths.ts';
import { dialedNumber } from '../../model/telephone.ts';
import { pictureAddress } from '../../site/metadata/picture-address.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import { announcedEvents, geoOf, postalAddress } from '../events/event-data.server.ts';

/** An activity's structured data as an attraction, with the owner's facts. */
export function activityJsonLd(activity: DayContent['activities'][number]): PageJsonLd {
  return ({ siteUrl }) => {
    const { title, description, imageUrl, visit = {} } = activity;
    const geo = geoOf(visit);
    const telephone = dialedNumber(visit.telephone ?? '');
    const attraction: TouristAttraction = {
      '@type': 'TouristAttraction',
      name: title,
      description,
      url: siteUrl + paths.activity(slugOf(activity)),
      image: pictureAddress(imageUrl, siteUrl),
      address: postalAddress(visit),
      ...(geo && { geo }),
      ...(telephone !== undefined && { telephone }),
      ...(visit.url !== undefined && { sameAs: visit.url }),
      ...(visit.free !== undefined && { isAccessibleForFree: visit.free }),
    };
    return [attraction];
  };
}

/** More would only bloat the page of a weekly event. */
const MOST_DAYS = 12;

/** The structured data of an event's announced days; empty if it's over. */
export function eventJsonLd(event: DayContent['events'][number]): PageJsonLd {
  return ({ content, siteUrl }) => announcedEvents([event], content, siteUrl).slice(0, MOST_DAYS);
}
