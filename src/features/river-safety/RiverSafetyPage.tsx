import { longDate } from '../../model/day/day-in-words.ts';
import { pages } from '../../model/paths.ts';
import { telephoneUri } from '../../model/telephone.ts';
import { PageEnd } from '../../site/layout/CabinsLink.tsx';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useSite } from '../../site/site-context.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { FilledText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { sectionId } from './section-id.ts';

/** /river-safety (decisions 32 and 38): what to do in a flood, printable on one sheet. */
export function RiverSafetyPage() {
  const { title, intro, description, keywords, ...card } = useWords('river-safety');
  const { emergency, checked, checkedText } = card;
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={pages['river-safety'].path} />
      <PageHead title={title} intro={intro} />
      <div className="wrap safety">
        <a className="card safety-emergency" href="tel:911">
          <Icon name="phone" size={26} />
          <span>
            <strong>{emergency.heading}</strong>
            {emergency.text}
          </span>
        </a>
        <SafetyCards />
        <p className="mt-2 text-ink-soft">
          <FilledText
            text={checkedText}
            values={{ date: <time dateTime={checked}>{longDate(checked)}</time> }}
          />
        </p>
      </div>
      <PageEnd />
    </>
  );
}

function SafetyCards() {
  const { sections } = useWords('river-safety');
  return (
    <div className="safety-cards">
      {sections.map(({ heading, points, after }) => (
        <section className="card safety-card" key={heading}>
          <h2 id={sectionId(heading)}>{heading}</h2>
          <ul className="ticks">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {after && <p>{after}</p>}
        </section>
      ))}
      <Contacts />
    </div>
  );
}

function Contacts() {
  const { heading, intro, sites, us } = useWords('river-safety').contacts;
  const { site } = useSite();
  return (
    <section className="card safety-card">
      <h2>{heading}</h2>
      <p>{intro}</p>
      <dl className="safety-contacts">
        {sites.map(({ what, name, link, phone }) => (
          <div key={link}>
            <dt>{what}</dt>
            <dd>
              <TargetLink link={link}>{name}</TargetLink>
              {phone && (
                <>
                  {' or '}
                  <a href={telephoneUri(phone)}>{phone}</a>
                </>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{fillText(us, { hours: site.supportHours })}</dt>
          <dd>
            <a href={site.phoneUri}>{site.phone}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
