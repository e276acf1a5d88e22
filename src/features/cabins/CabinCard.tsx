import { paths } from '../../model/paths.ts';
import { CardTitle } from '../../site/cards/CardTitle.tsx';
import { Picture } from '../../site/cards/Picture.tsx';
import type { CabinDetails, CabinSummary } from './cabin.ts';
import { countOf } from './count-of.ts';

interface CabinCardProps {
  cabin: CabinSummary;
  heading?: 'h2' | 'h3';
}

/** A cabin in a list: its picture, how many it sleeps, and what it is like. */
export function CabinCard({ cabin, heading: Heading = 'h2' }: CabinCardProps) {
  const { slug, name, summary } = cabin;
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
        <p>{summary}</p>
        <MainFacts cabin={cabin} />
      </div>
    </article>
  );
}

interface MainFactsProps {
  cabin: CabinSummary;
  /** The price of its page. */
  price?: CabinDetails['price'];
}

/** What decides whether one looks closer: "Sleeps 4 • 2 bedrooms • Wimberley". */
export function MainFacts({ cabin: { sleeps, bedrooms, town }, price }: MainFactsProps) {
  const night = price && `From $${price.from} a night (${price.year})`;
  const facts = [`Sleeps ${sleeps}`, bedrooms && countOf(bedrooms, 'bedroom'), town, night];
  return <p className="cabin-facts">{facts.filter(Boolean).join(' • ')}</p>;
}

/** Above the picture of a cabin that doesn't exist. */
export function ExampleNote({ cabin }: { cabin: CabinSummary }) {
  return cabin.example && <p className="cabin-example">Example cabin, not for rent</p>;
}

/** Under a portrait. */
export function DrawingNote({ cabin }: { cabin: CabinSummary }) {
  return cabin.isDrawn && <p className="cabin-drawing">Drawing, not a photograph</p>;
}
