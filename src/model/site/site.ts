import type { z } from 'zod';
import type { Picture } from '../image/image.ts';
import { telephoneUri } from '../telephone.ts';
import type { siteSchema } from './site-schema.ts';

/** The owner's facts: brand, contact, booking site, and the links behind buttons that have one. */
export type Site = z.infer<typeof siteSchema>;

/** What the owner tells every visitor, on some days: a flood, a burn ban, a closure. */
export type SiteNotice = NonNullable<Site['notice']>;

/** Who welcomes the guests, with a photo. */
export type SiteHost = NonNullable<Site['host']> & Pick<Picture, 'image'>;

/** What pages need of the owner's facts; the rest is the server's business. */
export type PublicSite = Omit<Site, 'imageHosts' | 'redirects' | 'notice' | 'host'> & {
  host?: SiteHost | undefined;
  notice?: Pick<SiteNotice, 'text' | 'link'> | undefined;
  /** What dials `phone`, as no page needs to know how that is read. */
  phoneUri: string;
};

/** The owner's facts without what only the server needs. */
export function publicSite({ imageHosts: _, redirects: __, notice, ...rest }: Site): PublicSite {
  const site = { ...rest, phoneUri: telephoneUri(rest.phone) };
  return notice ? { ...site, notice: { text: notice.text, link: notice.link } } : site;
}

/** True if the notice stands on the pages on this ISO date; without `from` or `until`, always. */
export function showsNotice({ from = '', until }: SiteNotice, day: string): boolean {
  return from <= day && (until === undefined || day <= until);
}

/** Where a guest clicked, so that the owner sees which pages win guests. */
export interface BookingPlacement {
  page: string;
  placement: string;
  /** ISO dates, for a booking site that takes them. */
  dates?: { arrival: string; departure: string } | undefined;
}

/** The booking site with its campaign, unless `utm: false`, and the dates, if it takes any. */
export function bookingUrl(
  { bookingUrl: address, bookingDates, utm }: Pick<Site, 'bookingUrl' | 'bookingDates' | 'utm'>,
  { page, placement, dates }: BookingPlacement,
): string {
  const url = new URL(address);
  const { searchParams } = url;
  const names = dates && bookingDates;
  if (names) {
    searchParams.set(names.arrival, dates.arrival);
    searchParams.set(names.departure, dates.departure);
  }
  if (!utm) return names ? url.href : address;
  searchParams.set('utm_source', utm.source);
  searchParams.set('utm_medium', utm.medium);
  searchParams.set('utm_campaign', utm.campaign);
  searchParams.set('utm_content', `${page}-${placement}`);
  return url.href;
}

/** The address on one line, as it's written on an envelope. */
export function addressLine({ street, town, state, postalCode }: Site['address']): string {
  return `${street}, ${town}, ${state} ${postalCode}`;
}
