import type { z } from 'zod';
import type { siteSchema } from './site-schema.ts';

/** The owner's facts: brand, contact, booking site and the targets of controls that have one. */
export type Site = z.infer<typeof siteSchema>;

/**
 * What a page needs of the owner's facts; image hosts and old addresses are the server's business.
 */
export type PublicSite = Omit<Site, 'imageHosts' | 'redirects'>;

/** The facts without what only the server needs. */
export function publicSite({ imageHosts: _, redirects: __, ...site }: Site): PublicSite {
  return site;
}

/**
 * `page` and `placement` name where a guest clicked, so that the owner sees which page wins guests.
 */
export interface BookingPlacement {
  page: string;
  placement: string;
}

/**
 * The booking site's address with the campaign parameters of site.yaml (switched off with `utm:
 * false`).
 */
export function bookingUrl(
  site: Pick<Site, 'bookingUrl' | 'utm'>,
  { page, placement }: BookingPlacement,
): string {
  if (site.utm === false) return site.bookingUrl;
  const url = new URL(site.bookingUrl);
  url.searchParams.set('utm_source', site.utm.source);
  url.searchParams.set('utm_medium', site.utm.medium);
  url.searchParams.set('utm_campaign', site.utm.campaign);
  url.searchParams.set('utm_content', `${page}-${placement}`);
  return url.href;
}

/**
 * The number as `tel:` wants it: digits with an optional leading plus; ten digits are a number of
 * the United States.
 */
export function telephoneUri(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${/^\d{10}$/.test(digits) ? `+1${digits}` : digits}`;
}

/** The address on one line, as it is written on an envelope. */
export function addressLine({ street, town, state, postalCode }: Site['address']): string {
  return `${street}, ${town}, ${state} ${postalCode}`;
}
