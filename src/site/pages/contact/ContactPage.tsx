import words from '../../../../content/pages/contact.yaml';
import { pages, paths } from '../../../model/paths.ts';
import { addressLine, telephoneUri } from '../../../model/site/site.ts';
import { EventsGrid } from '../../components/events/EventsGrid.tsx';
import { BookingLink } from '../../components/layout/BookingLink.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { PageMetadata } from '../../metadata/PageMetadata.tsx';
import type { PageCopy } from '../../page-copy.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { NewTabHint } from '../../ui/NewTabHint.tsx';

/** /contact (decision 3): every way to reach the family, and what is on (decision 23). */
export function ContactPage() {
  const { title, intro, description, keywords } = words as PageCopy;
  const { site } = useSite();
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={paths.contact} />
      <PageHead title={title} intro={intro} />
      <div className="wrap pb-16">
        <address className="grid gap-5 not-italic sm:grid-cols-2">
          <a className="card contact-way" href={telephoneUri(site.phone)}>
            <Icon name="phone" size={26} />
            <span>
              Call us
              <strong>{site.phone}</strong>
            </span>
          </a>
          <a className="card contact-way" href={`mailto:${site.email}`}>
            <Icon name="mail" size={26} />
            <span>
              Email us
              <strong>{site.email}</strong>
            </span>
          </a>
          <a className="card contact-way" href={site.mapUrl} target="_blank" rel="noopener">
            <Icon name="pin" size={26} />
            <span>
              Find us on the map
              <strong>{addressLine(site.address)}</strong>
              <NewTabHint />
            </span>
          </a>
          <p className="card contact-way">
            <Icon name="clock" size={26} />
            <span>
              We answer
              <strong>{site.supportHours}</strong>
            </span>
          </p>
        </address>
        <p className="mt-8">
          <BookingLink placement="contact">Book Your Cabin</BookingLink>
        </p>
        <p className="mt-6">
          Staying near water?{' '}
          <MoreLink href={pages['river-safety'].path}>River safety on one page</MoreLink>
        </p>
      </div>
      <section className="bg-sand" aria-labelledby="while-here">
        <div className="wrap section">
          <h2 id="while-here" className="mb-8">
            While you are here
          </h2>
          <EventsGrid mode="featured" />
        </div>
      </section>
    </>
  );
}
