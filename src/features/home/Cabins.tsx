import { Picture } from '../../site/cards/Picture.tsx';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';

/** Each card's drawing; it only decorates what the words say. */
const drawings = ['amenities', 'location', 'group', 'booking'];

/** Section 2: the luxury cabins with four feature cards. */
export function Cabins() {
  const { heading, intro, features } = useWords('home').cabins;
  return (
    <section className="wrap section" aria-labelledby="cabins">
      <SectionHead id="cabins" heading={heading} intro={intro}>
        <BookingLink placement="cabins" look="quiet">
          Browse All Cabins
        </BookingLink>
      </SectionHead>
      <ul className="features">
        {features.map(({ title, text }, index) => (
          <li key={title} className="card">
            <div className="card-picture">
              <Picture picture={{ imageUrl: `/images/cabin-${drawings[index]}.svg` }} />
            </div>
            <div className="card-text">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
