import { pages, paths } from '../../model/paths.ts';
import { addressLine } from '../../model/site/site.ts';
import { useCabinPicture } from '../../site/hero/cabin-picture.ts';
import { PageHero } from '../../site/hero/PageHero.tsx';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { CabinsLink } from '../../site/layout/CabinsLink.tsx';
import { HostCard } from '../../site/layout/HostCard.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { NewTabHint } from '../../ui/NewTabHint.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { FeaturedEvents } from '../events/EventsGrid.tsx';
import { KeepGuide } from '../offline/KeepGuide.tsx';

/** /contact (decision 3): every way to reach the family, and upcoming events (decision 23). */
export function ContactPage() {
  const { title, intro, description, keywords, ways, safety, events } = useWords('contact');
  const { site } = useSite();
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={paths.contact} />
      <PageHero picture={useCabinPicture()} title={title} lead={intro} />
      <div className="wrap section">
        <address className="grid gap-5 not-italic sm:grid-cols-2">
          <a className="card contact-way" href={site.phoneUri}>
            <Icon name="phone" size={26} />
            <span>
              {ways.phone}
              <strong>{site.phone}</strong>
            </span>
          </a>
          <a className="card contact-way" href={`mailto:${site.email}`}>
            <Icon name="mail" size={26} />
            <span>
              {ways.email}
              <strong>{site.email}</strong>
            </span>
          </a>
          <a className="card contact-way" href={site.mapUrl} target="_blank" rel="noopener">
            <Icon name="pin" size={26} />
            <span>
              {ways.map}
              <strong>{addressLine(site.address)}</strong>
              <NewTabHint />
            </span>
          </a>
          <p className="card contact-way">
            <Icon name="clock" size={26} />
            <span>
              {ways.hours}
              <strong>{site.supportHours}</strong>
            </span>
          </p>
        </address>
        <HostCard />
        <p className="mt-8 flex flex-wrap items-center gap-4">
          <BookingLink placement="contact">Book Your Cabin</BookingLink> <CabinsLink />
        </p>
        <p className="mt-6">
          {safety.text} <MoreLink href={pages['river-safety'].path}>{safety.link}</MoreLink>
        </p>
      </div>
      <section className="bg-sand" aria-labelledby="while-here">
        <div className="wrap section">
          <SectionHead id="while-here" heading={events.heading}>
            <MoreLink href={paths.stay}>{events.stay}</MoreLink>
          </SectionHead>
          <FeaturedEvents />
        </div>
      </section>
      <KeepGuide />
    </>
  );
}
