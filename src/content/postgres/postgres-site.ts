import type { Site } from '../../model/site.ts';
import type { Queries } from './connection/postgres-connection.ts';
import type { Row } from './postgres-tables.ts';

/** The site in the model's shape, from its row and its lists' tables; undefined without a row. */
export async function readSite(sql: Queries): Promise<Row | undefined> {
  const [[row], hosts, actions, redirects] = await Promise.all([
    sql`select * from site`,
    sql`select host from image_hosts order by position, host`,
    sql`select category, link from category_actions order by category`,
    sql`select from_path, to_path from redirects order by from_path`,
  ]);
  if (row === undefined) return undefined;
  const notice = present({
    text: row.noticeText,
    link: row.noticeLink,
    from: row.noticeFrom,
    until: row.noticeUntil,
  });
  const utm = { source: row.utmSource, medium: row.utmMedium, campaign: row.utmCampaign };
  return {
    brand: row.brand,
    blurb: row.blurb,
    bookingUrl: row.bookingUrl,
    ...(row.bookingArrival !== null && {
      bookingDates: { arrival: row.bookingArrival, departure: row.bookingDeparture },
    }),
    utm: utm.source === null ? false : utm,
    phone: row.phone,
    email: row.email,
    address: { street: row.street, town: row.town, state: row.state, postalCode: row.postalCode },
    supportHours: row.supportHours,
    mapUrl: row.mapUrl,
    copyrightYear: row.copyrightYear,
    imageHosts: hosts.map(({ host }) => host),
    social: present({
      facebook: row.facebookUrl,
      instagram: row.instagramUrl,
      twitter: row.twitterUrl,
    }),
    legal: present({ privacy: row.privacyLink, terms: row.termsLink }),
    categoryActions: Object.fromEntries(actions.map(({ category, link }) => [category, link])),
    redirects: Object.fromEntries(redirects.map(({ fromPath, toPath }) => [fromPath, toPath])),
    ...(row.noticeText !== null && { notice }),
  };
}

/** The row without its NULLs. */
export function present<Known extends Row>(row: Known): Known {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Known;
}

/** Replaces the site in the tables with this one. */
export async function writeSite(sql: Queries, site: Site): Promise<void> {
  await sql`delete from site`;
  await sql`delete from image_hosts`;
  await sql`delete from category_actions`;
  await sql`delete from redirects`;
  await sql`insert into site ${sql(siteRow(site))}`;
  await insertAll(
    sql,
    'image_hosts',
    site.imageHosts.map((host, index) => ({ host, position: index + 1 })),
  );
  await insertAll(
    sql,
    'category_actions',
    Object.entries(site.categoryActions).map(([category, link]) => ({ category, link })),
  );
  await insertAll(
    sql,
    'redirects',
    Object.entries(site.redirects).map(([fromPath, toPath]) => ({ fromPath, toPath })),
  );
}

function siteRow(site: Site) {
  const {
    utm,
    bookingDates,
    address,
    social,
    legal,
    notice,
    imageHosts: _,
    categoryActions: __,
    redirects: ___,
    ...texts
  } = site;
  return {
    ...texts,
    ...address,
    bookingArrival: bookingDates?.arrival ?? null,
    bookingDeparture: bookingDates?.departure ?? null,
    utmSource: utm ? utm.source : null,
    utmMedium: utm ? utm.medium : null,
    utmCampaign: utm ? utm.campaign : null,
    facebookUrl: social.facebook ?? null,
    instagramUrl: social.instagram ?? null,
    twitterUrl: social.twitter ?? null,
    privacyLink: legal.privacy ?? null,
    termsLink: legal.terms ?? null,
    noticeText: notice?.text ?? null,
    noticeLink: notice?.link ?? null,
    noticeFrom: notice?.from ?? null,
    noticeUntil: notice?.until ?? null,
  };
}

async function insertAll(
  sql: Queries,
  table: string,
  rows: readonly Record<string, string | number>[],
): Promise<void> {
  if (rows.length > 0) await sql`insert into ${sql(table)} ${sql(rows)}`;
}
