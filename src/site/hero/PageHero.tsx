import type { ReactNode } from 'react';
import type { Picture as PictureFields } from '../../model/image/image.ts';
import { UnbrokenNames } from '../../ui/UnbrokenNames.tsx';
import { Picture } from '../cards/Picture.tsx';

interface PageHeroProps {
  picture: PictureFields;
  title: string;
  lead: string;
  emblem?: string;
  above?: ReactNode;
  children?: ReactNode;
}

/** A page's hero: a wide picture with the title on it. */
export function PageHero({ picture, title, lead, emblem, above, children }: PageHeroProps) {
  return (
    <header className="hero hero-page">
      <Picture picture={picture} className="hero-picture" sizes="100vw" eager />
      <div className="wrap hero-text">
        {above}
        {emblem && (
          <p className="hero-emblem" aria-hidden="true">
            {emblem}
          </p>
        )}
        <h1>
          <UnbrokenNames text={title} />
        </h1>
        <p className="hero-lead mt-4">{lead}</p>
        {children && <div className="mt-6">{children}</div>}
      </div>
    </header>
  );
}
