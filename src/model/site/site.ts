import type { z } from 'zod';
import type { Picture } from '../image/image.ts';
import { telephoneUri } from '../telephone.ts';
import type { siteSchema } from './site-schema.ts';

/** The owner's facts from site.yaml: brand, contact, booking site, and links behind buttons. */
export type Site = z.infer<typeof siteSchema>;

export type SiteNotice = NonNullable<Site['notice']>;

export type SiteHost = NonNullable<Site['host']> & Pick<Picture, 'image'>;

/** The owner's facts that pages need, without what only the server does. */
export type PublicSite = Omit<Site, 'imageHosts' | 'redirects' | 'notice' | 'host'> & {
  host?: SiteHost | undefined;
  notice?: Pick<SiteNotice, 'text' | 'link'> | undefined;
  /** A `tel:` address, so that pages needn't parse `phone`. */
  phoneUri: string;
};

/** The owner's facts without those that only the server needs. */
export function publicSite({ imageHosts: _, redirects: __, notice, ...rest }: Site): PublicSite {
  const site = { ...rest, phoneUri: telephoneUri(rest.phone) };
  return notice ? { ...site, notice: { text: notice.text, link: notice.link } } : site;
}

/** True if the notice shows on this ISO date; `from` and `until` are optional, and inclusive. */
export function showsNotice({ from = '', until }: SiteNotice, day: string): boolean {
  return from <= day && (until === undefined || day <= until);
}

/** Where the guest clicked, for the owner's campaign reports. */
export interface BookingPlacement {
  page: string;
  placement: string;
  /** ISO dates; used only if the booking site accepts dates. */
  dates?: { arrival: string; departure: string } | undefined;
}

/** The booking site with campaign parameters, unless `utm: false`, and dates if it takes any. */
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

/** The address on one line: street, town, state and ZIP code. */
export function addressLine({ street, town, state, postalCode }: Site['address']): string {
  return `${street}, ${town}, ${state} ${postalCode}`;
}
