import type { CabinDetails } from './cabin.ts';
import { countOf } from './count-of.ts';
import { featuresInWords } from './feature-names.ts';

/** The outlines of the facts' icons, drawn on a 24 by 24 grid. */
const OUTLINES = {
  sleeps:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21c0-8 14-8 14 0M16 4a4 4 0 0 1 0 7M18 14c3 1 4 3 4 7',
  rooms: 'M5 21V3h14v18M2 21h20M14.5 12h.01',
  beds: 'M3 20v-9h18v9M3 16h18M5 11V5h14v6M8 11V8h8v3',
  baths: 'M3 12h18c0 5-2 7-5 7H8c-3 0-5-2-5-7ZM6 12V5c0-3 4-3 4 0M8 19l-1 2M16 19l1 2',
  town: 'M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  dogs: 'M12 12c-3 0-6 4-6 6s2 3 6 1c4 2 6 1 6-1s-3-6-6-6ZM5 10v1M19 10v1M9.5 5v2M14.5 5v2',
  children: 'M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 12l6 1 6-1M12 13v4l-3 4M12 17l3 4',
  stepFree: 'M2 19h20V9ZM4 8h8M9 5l3 3-3 3',
  time: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  nights: 'M20 14A9 9 0 1 1 10 4a7 7 0 0 0 10 10Z',
  price: 'M4 12V4h8l9 9-8 8ZM8 8h.01',
  features: 'M3 12l9-8 9 8M6 10v10h12V10M9 15l2 2 4-4',
} as const;

interface Fact {
  icon: keyof typeof OUTLINES;
  name: string;
  value: string | undefined;
}

/** What the cabin has, each with an icon and in words; what the owner doesn't say is left out. */
export function CabinFacts({ cabin }: { cabin: CabinDetails }) {
  const facts = factsOf(cabin).filter(({ value }) => value !== undefined);
  return (
    <section className="card place-card" aria-labelledby="facts">
      <h2 id="facts">The cabin at a glance</h2>
      <dl className="facts">
        {facts.map(({ icon, name, value }) => (
          <div key={name}>
            <svg className="icon" aria-hidden="true" width="22" height="22" viewBox="0 0 24 24">
              <path d={OUTLINES[icon]} />
            </svg>
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
    { icon: 'town', name: 'Near', value: cabin.town },
    {
      icon: 'nights',
      name: 'Minimum stay',
      value: minimumNights ? countOf(minimumNights, 'night') : nightsByRule(cabin.nights),
    },
    { icon: 'time', name: 'Check-in', value: cabin.checkIn },
    { icon: 'time', name: 'Check-out', value: cabin.checkOut },
    { icon: 'price', name: 'A night', value: price && `From $${price.from} (${price.year})` },
  ].map((fact) => ({ ...fact, value: fact.value || undefined })) as Fact[];
}

/** "2 nights, in peak season 3". */
function nightsByRule(nights: CabinDetails['nights']): string | undefined {
  if (!nights) return undefined;
  const { usual, peak } = nights;
  return countOf(usual, 'night') + (peak === usual ? '' : `, in peak season ${peak}`);
}
