import { BookingLink } from '../../components/layout/BookingLink.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/words-context.ts';

const emblems = ['🛁', '🏞️', '🏕️', '🗓️'];

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
            <span className="emblem" aria-hidden="true">
              {emblems[index]}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
