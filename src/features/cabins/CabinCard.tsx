import { paths } from '../../model/paths.ts';
import { CardTitle } from '../../site/cards/CardTitle.tsx';
import { Picture } from '../../site/cards/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CabinSummary } from './cabin.ts';
import { countOf } from './count-of.ts';
import { isStepFree, welcomesDogs } from './says-yes.ts';

interface CabinCardProps {
  cabin: CabinSummary;
  heading?: 'h2' | 'h3';
}

/** A cabin in a list: its picture, capacity, price and summary. */
export function CabinCard({ cabin, heading: Heading = 'h2' }: CabinCardProps) {
  const { slug, name, summary, dogs, stepFree } = cabin;
  const also = [welcomesDogs(dogs) && 'Dogs welcome', isStepFree(stepFree) && 'Step-free'];
  return (
    <article className="card card-linked cabin-card">
      <div>
        <ExampleNote cabin={cabin} />
        <div className="card-picture">
          <Picture picture={cabin} />
        </div>
        <DrawingNote cabin={cabin} />
      </div>
      <div className="card-text">
        <Heading>
          <CardTitle title={name} href={paths.cabin(slug)} />
        </Heading>
        <MainFacts cabin={cabin} />
        <p>{summary}</p>
        {also.some(Boolean) && <p className="cabin-also">{also.filter(Boolean).join(' • ')}</p>}
        <p className="text-link cabin-more" aria-hidden="true">
          <span>Look inside</span>
          <Icon name="right" />
        </p>
      </div>
    </article>
  );
}

/** The deciding facts: "Sleeps 4 • 2 bedrooms • Wimberley • From $200 a night (2026)". */
export function MainFacts({ cabin: { sleeps, bedrooms, town, price } }: { cabin: CabinSummary }) {
  const facts = [`Sleeps ${sleeps}`, bedrooms && countOf(bedrooms, 'bedroom'), town];
  return (
    <p className="cabin-facts">
      <span>{facts.filter(Boolean).join(' • ')}</span>
      {price && (
        <>
          <span> • </span>
          <strong>{`From $${price.from} a night (${price.year})`}</strong>
        </>
      )}
    </p>
  );
}

/** Shown above an example's picture. */
export function ExampleNote({ cabin }: { cabin: CabinSummary }) {
  return cabin.example && <p className="cabin-example">Example cabin, not for rent</p>;
}

/** Shown next to booking links. */
export function LastWord() {
  return (
    <p className="cabins-last-word">The booking site has the last word on dates and prices.</p>
  );
}

/** Shown under a portrait. */
export function DrawingNote({ cabin }: { cabin: CabinSummary }) {
  return cabin.isDrawn && <p className="cabin-drawing">Drawing, not a photograph</p>;
}
