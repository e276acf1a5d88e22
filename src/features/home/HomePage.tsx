import { hasCabins } from '../../model/own-page-links.ts';
import { paths } from '../../model/paths.ts';
import { CardTitle, cardClass } from '../../site/cards/CardTitle.tsx';
import { Picture } from '../../site/cards/Picture.tsx';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { ClosingBanner } from '../../site/layout/ClosingBanner.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Destinations, Experiences, Guides, UpcomingEvents } from './HomeList.tsx';

/** / (specification section 2, "Home"): eight sections in the specified order. */
export function HomePage() {
  const { title, description, keywords } = useWords('home');
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path={paths.home} />
      <HomeHero />
      <Cabins />
      <Experiences />
      <Destinations />
      <UpcomingEvents />
      <Guides />
      <Questions />
      <ClosingCall />
    </>
  );
}

const drawings = ['amenities', 'location', 'group', 'booking'];

/** Section 2: the cabins and four feature cards, which link to the cabins if there are any (decision 51). */
function Cabins() {
  const { heading, intro, more, features } = useWords('home').cabins;
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
              {href && (
                <span className="text-link" aria-hidden="true">
                  {more}
                  <Icon name="right" />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Section 7: six questions that open and close independently, even without JavaScript. */
function Questions() {
  const { heading, intro, questions } = useWords('home').faq;
  return (
    <section className="bg-sand" aria-labelledby="questions">
      <div className="wrap section grid gap-6 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="questions">{heading}</h2>
          <p className="mt-3 text-ink-soft">{intro}</p>
        </div>
        <div className="grid gap-3">
          {questions.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary>
                <h3>{question}</h3>
                <Icon name="down" size={22} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Section 8: the closing call to action. */
function ClosingCall() {
  return (
    <ClosingBanner imageUrl="/images/bluebonnets.svg" {...useWords('home').closing}>
      <BookingLink placement="closing-all" look="glass">
        View All Properties
      </BookingLink>
    </ClosingBanner>
  );
}
