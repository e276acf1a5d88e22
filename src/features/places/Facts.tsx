import { longDate } from '../../model/day/day-in-words.ts';
import { unbroken } from '../../model/unbroken.ts';
import type { Visit } from '../../model/visit/visit.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { FilledText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { FACT_OUTLINES, FactIcon } from './FactIcon.tsx';
import type { PlaceDetails } from './place.ts';
import { factsOf, hostOf } from './visit-facts.ts';

/** A visit's practical facts, with their source and date (decision 29). */
export function Facts({ place: { visit, isUnchecked } }: { place: PlaceDetails }) {
  const words = useWords('place').facts;
  const facts = visit ? factsOf(visit, words) : [];
  if (!visit || facts.length === 0) return null;
  return (
    <section className="card place-card" aria-labelledby="facts">
      <h2 id="facts">{words.heading}</h2>
      <dl className="facts">
        {facts.map(({ name, value, note, link }) => (
          <div key={name}>
            <FactIcon outline={FACT_OUTLINES[name]} />
            <dt>{name === 'indoors' ? words.setting : words[name]}</dt>
            <dd>
              {link === undefined ? (
                unbroken(`${value}`)
              ) : name === 'telephone' ? (
                <a href={link}>{value}</a>
              ) : (
                // Let a long domain break before a dot.
                <TargetLink link={link}>{`${value}`.replaceAll('.', '\u200b.')}</TargetLink>
              )}
              {note && <p className="fact-note">{unbroken(note)}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="fact-source">
        <Source visit={visit} />{' '}
        {isUnchecked && <strong>{visit.isUnsaid ? words.call : words.unchecked}</strong>}
      </p>
    </section>
  );
}

function Source({ visit: { verified = '', source } }: { visit: Visit }) {
  const { checked, checkedOn } = useWords('place').facts;
  const date = longDate(verified);
  if (date === undefined) return null;
  if (source === undefined) return fillText(checkedOn, { date });
  const link = <TargetLink link={source}>{hostOf(source)}</TargetLink>;
  return <FilledText text={checked} values={{ date, source: link }} />;
}
