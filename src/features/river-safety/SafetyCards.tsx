import { telephoneUri } from '../../model/telephone.ts';
import { useSite } from '../../site/site-context.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { sectionId } from './section-id.ts';

/** What to do in a flood, and whom to ask (decision 38); on /river-safety. */
export function SafetyCards() {
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

/** Who measures and warns, and us. */
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
