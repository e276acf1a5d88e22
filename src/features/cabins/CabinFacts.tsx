import { FACT_OUTLINES, FactIcon } from '../places/FactIcon.tsx';
import type { CabinDetails } from './cabin.ts';
import { countOf } from './count-of.ts';
import { featuresInWords } from './feature-names.ts';

const OUTLINES = {
  ...FACT_OUTLINES,
  sleeps:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21c0-8 14-8 14 0M16 4a4 4 0 0 1 0 7M18 14c3 1 4 3 4 7',
  rooms: 'M5 21V3h14v18M2 21h20M14.5 12h.01',
  beds: 'M3 20v-9h18v9M3 16h18M5 11V5h14v6M8 11V8h8v3',
  baths: 'M3 12h18c0 5-2 7-5 7H8c-3 0-5-2-5-7ZM6 12V5c0-3 4-3 4 0M8 19l-1 2M16 19l1 2',
  nights: 'M20 14A9 9 0 1 1 10 4a7 7 0 0 0 10 10Z',
  features: 'M3 12l9-8 9 8M6 10v10h12V10M9 15l2 2 4-4',
};

interface Fact {
  icon: keyof typeof OUTLINES;
  name: string;
  value: string | undefined;
}

/** The cabin's facts, each with an icon; skips what the owner doesn't state. */
export function CabinFacts({ cabin }: { cabin: CabinDetails }) {
  const facts = factsOf(cabin).filter(({ value }) => value);
  return (
    <section className="card place-card" aria-labelledby="facts">
      <h2 id="facts">The cabin at a glance</h2>
      <dl className="facts">
        {facts.map(({ icon, name, value }) => (
          <div key={name}>
            <FactIcon outline={OUTLINES[icon]} />
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(cabin: CabinDetails): Fact[] {
  const { sleeps, bedrooms, baths, features, minimumNights, price } = cabin;
  return [
    { icon: 'sleeps', name: 'Sleeps', value: countOf(sleeps, 'guest') },
    { icon: 'rooms', name: 'Bedrooms', value: bedrooms?.toString() },
    { icon: 'beds', name: 'Beds', value: cabin.beds },
    { icon: 'baths', name: 'Baths', value: baths?.toString() },
    { icon: 'features', name: 'It has', value: featuresInWords(features) },
    { icon: 'dogs', name: 'Dogs', value: cabin.dogs },
    { icon: 'children', name: 'Children', value: cabin.children },
    { icon: 'stepFree', name: 'Step-free', value: cabin.stepFree },
    { icon: 'address', name: 'Near', value: cabin.town },
    {
      icon: 'nights',
      name: 'Minimum stay',
      value: minimumNights ? countOf(minimumNights, 'night') : nightsByRule(cabin.nights),
    },
    { icon: 'hours', name: 'Check-in', value: cabin.checkIn },
    { icon: 'hours', name: 'Check-out', value: cabin.checkOut },
    { icon: 'price', name: 'A night', value: price && `From $${price.from} (${price.year})` },
  ];
}

function nightsByRule(nights: CabinDetails['nights']): string | undefined {
  if (!nights) return undefined;
  const { usual, peak } = nights;
  return countOf(usual, 'night') + (peak === usual ? '' : `, in peak season ${peak}`);
}
