import { BookingLink } from '../../components/BookingLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { homeCopy } from './home-copy.ts';

const picture = {
  imageUrl: '/images/hero-home.svg',
  imageAlt:
    'A low sun over violet hills, a river bend and a lit cabin under live oaks, with bluebonnets and paintbrush in front.',
};

/** Section 1: the hero, with an arrow that moves to the things to do. */
export function HomeHero() {
  const { title, eyebrow, intro } = homeCopy;
  return (
    <section className="hero hero-home" aria-labelledby="home-title">
      <Picture picture={picture} className="hero-picture" eager />
      <div className="wrap hero-text">
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="home-title" className="mt-4 max-w-[11ch]">
          {title}
        </h1>
        <p className="hero-lead my-6">{intro}</p>
        <BookingLink placement="hero">Explore Cabins</BookingLink>
      </div>
      <a className="hero-arrow" href="#things-to-do" aria-label="Scroll down to the things to do">
        <Icon name="down" size={26} />
      </a>
    </section>
  );
}
