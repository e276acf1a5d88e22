import { paths } from '../../model/paths.ts';
import { CABINS_TOWN, roadBetween } from '../../model/roads/roads.ts';
import { durationInWords } from '../../model/roads/roads-in-words.ts';
import { townPageSlug } from '../../model/towns.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { DestinationFace } from '../destinations/DestinationFace.tsx';
import { townKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import type { ShownResult } from './shown-answer.ts';

/** A town at the top of what is in it: its picture, all that is said of it, and how far it is. */
export function AboutTown({ title, says }: ShownResult) {
  const { away } = useWords('search');
  const minutes = roadBetween(CABINS_TOWN, title)?.minutes;
  const slug = townPageSlug(title);
  return (
    <div className="search-town">
      <DestinationFace name={title} />
      <div className="grid content-start gap-4">
        <p className="text-lg">{says.map(({ text }) => text).join('')}</p>
        {minutes && (
          <p className="search-facts">{fillText(away, { time: durationInWords(minutes) })}</p>
        )}
        <p>
          <SaveButton of={townKey(title)} title={title} withText />
        </p>
        {slug && (
          <p>
            <a className="text-link" href={paths.destination(slug)}>{`More about ${title}`}</a>
          </p>
        )}
      </div>
    </div>
  );
}
