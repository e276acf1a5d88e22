import type { ReactNode } from 'react';
import { Picture } from '../cards/Picture.tsx';

interface ClosingBannerProps {
  imageUrl: string;
  heading: string;
  text: string;
  /** The booking links. */
  children: ReactNode;
}

/** The last section of a page: a wide picture with a call to action. */
export function ClosingBanner({ imageUrl, heading, text, children }: ClosingBannerProps) {
  return (
    <section className="wrap section" aria-labelledby="stay">
      <div className="hero closing-call">
        <Picture picture={{ imageUrl }} className="hero-picture" />
        <div className="hero-text">
          <h2 id="stay">{heading}</h2>
          <p className="hero-lead my-6">{text}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </section>
  );
}
