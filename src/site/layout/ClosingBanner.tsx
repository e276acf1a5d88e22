import type { ReactNode } from 'react';
import { Picture } from '../cards/Picture.tsx';
import { useCabinPicture } from '../hero/cabin-picture.ts';
import type { ClosingWords } from '../words/page-copy-schema.ts';
import { BookingLink } from './BookingLink.tsx';

interface ClosingBannerProps extends ClosingWords {
  /** A wide drawing, dark at the left; by default a cabin in this month's season. */
  imageUrl?: string;
  action?: string;
  children?: ReactNode;
}

/** The last section of a page: a wide picture with a link to book a cabin. */
export function ClosingBanner({
  imageUrl,
  action = 'Book Your Cabin',
  heading,
  text,
  children,
}: ClosingBannerProps) {
  const season = useCabinPicture();
  return (
    <section className="wrap section" aria-labelledby="stay">
      <div className="hero closing-call">
        <Picture picture={{ imageUrl: imageUrl ?? season.imageUrl }} className="hero-picture" />
        <div className="hero-text">
          <h2 id="stay">{heading}</h2>
          <p className="hero-lead my-4">{text}</p>
          <div className="flex flex-wrap gap-3">
            <BookingLink placement="closing">{action}</BookingLink>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
