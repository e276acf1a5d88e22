import { hasCabins } from '../../model/own-page-links.ts';
import { paths } from '../../model/paths.ts';
import { CardTitle, cardClass } from '../../site/cards/CardTitle.tsx';
import { Picture } from '../../site/cards/Picture.tsx';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';

/** Each card's drawing; it only decorates what the words say. */
const drawings = ['amenities', 'location', 'group', 'booking'];

/** Section 2: the luxury cabins with four feature cards, which lead to the cabins if there are any (decision 51). */
export function Cabins() {
  const { heading, intro, features } = useWords('home').cabins;
  const href = hasCabins(useSite().footerPages) ? paths.cabins : undefined;
  return (
    <section className="wrap section" aria-labelledby="cabins">
      <SectionHead id="cabins" heading={heading} intro={intro}>
        <BookingLink placement="cabins" look="quiet">
          Browse All Cabins
        </BookingLink>
      </SectionHead>
      <ul className="features">
        {features.map(({ title, text }, index) => (
          <li key={title} className={cardClass('card', href)}>
            <div className="card-picture">
              <Picture picture={{ imageUrl: `/images/cabin-${drawings[index]}.svg` }} />
            </div>
            <div className="card-text">
              <h3>
                <CardTitle title={title} href={href} />
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
