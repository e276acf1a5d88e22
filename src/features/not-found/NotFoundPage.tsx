import { paths } from '../../model/paths.ts';
import { PageHero } from '../../site/hero/PageHero.tsx';
import { mainLinks, thingsToDoLinks } from '../../site/layout/navigation-links.ts';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useSite } from '../../site/site-context.ts';
import { FilledText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { FeaturedActivities } from '../activities/ActivityList.tsx';
import { LinkButtons, NearGone } from './NearGone.tsx';

const picture = {
  imageUrl: '/images/lost-road.svg',
  imageAlt: 'A ranch road that ends at a gate in the dusk, watched by a longhorn.',
};

const [allActivities] = thingsToDoLinks;
const wayfindingLinks = [
  ...mainLinks,
  ...(allActivities ? [allActivities] : []),
  { href: paths.contact, text: 'Contact' },
];

/** The 404 page: the specified hint, and help for lost visitors (section 2, decision 4). */
export function NotFoundPage() {
  const { site } = useSite();
  const { phone, phoneUri, email } = site;
  const { heading, text, activities } = useWords('not-found');
  return (
    <>
      <PageMetadata title="404 Page Not Found" description="There is no page at this address." />
      <PageHero picture={picture} title="404 Page Not Found" lead={heading}>
        <small>Did you forget to add the page to the router?</small>
      </PageHero>
      <div className="wrap section">
        <p className="max-w-[56ch] text-ink-soft">
          <FilledText
            text={text}
            values={{
              phone: <a href={phoneUri}>{phone}</a>,
              email: <a href={`mailto:${email}`}>{email}</a>,
            }}
          />
        </p>
        <LinkButtons links={wayfindingLinks} />
        <NearGone />
        <h2 className="mb-7">{activities.heading}</h2>
        <FeaturedActivities />
      </div>
    </>
  );
}
