import { useQuery } from '@tanstack/react-query';
import { Picture } from '../../site/cards/Picture.tsx';
import { useCabinPicture } from '../../site/hero/cabin-picture.ts';
import { BookingLink } from '../../site/layout/BookingLink.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { UnbrokenNames } from '../../ui/UnbrokenNames.tsx';
import { featuredActivitiesQuery } from '../activities/activity-queries.ts';
import { isAbsent } from './HomeList.tsx';

/** Section 1: the hero, with the owner's or this month's picture. Its arrow skips "Things to do" if that's absent. */
export function HomeHero() {
  const [target, words] = isAbsent(useQuery(featuredActivitiesQuery))
    ? ['cabins', 'cabins']
    : ['things-to-do', 'things to do'];
  const home = useWords('home');
  const picture = { ...useCabinPicture(), ...home };
  return (
    <section className="hero hero-home" aria-labelledby="home-title">
      <Picture picture={picture} className="hero-picture" eager />
      <div className="wrap hero-text">
        <p className="eyebrow">{home.eyebrow}</p>
        <h1 id="home-title" className="mt-4">
          <UnbrokenNames text={home.title} />
        </h1>
        <p className="hero-lead my-6">{home.intro}</p>
        <BookingLink placement="hero">Explore Cabins</BookingLink>
      </div>
      <a className="hero-arrow" href={`#${target}`} aria-label={`Scroll down to the ${words}`}>
        <Icon name="down" size={26} />
      </a>
    </section>
  );
}
