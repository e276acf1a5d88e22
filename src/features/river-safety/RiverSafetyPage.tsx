import { longDate } from '../../model/day/day-in-words.ts';
import { pages } from '../../model/paths.ts';
import { PageEnd } from '../../site/layout/CabinsLink.tsx';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { FilledText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SafetyCards } from './SafetyCards.tsx';

/** /river-safety (decisions 32 and 38): what to do in a flood, on one sheet of paper. */
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
