import type { ReactNode } from 'react';
import type { Picture as PictureFields } from '../../model/image/image.ts';
import { CardTitle } from '../../site/cards/CardTitle.tsx';
import { Picture } from '../../site/cards/Picture.tsx';
import { DestinationFace } from '../destinations/DestinationFace.tsx';

interface TileProps {
  href: string;
  title: string;
  /** Undefined for a town, whose face is drawn. */
  picture: PictureFields | undefined;
  children?: ReactNode;
}

/** A small card: a picture and a title, linked to a page. */
export function Tile({ href, title, picture, children }: TileProps) {
  return (
    <article className="card card-linked tile">
      <div className="card-picture">
        {picture ? (
          <Picture picture={picture} sizes="(width < 48rem) 50vw, 280px" />
        ) : (
          <DestinationFace name={title} />
        )}
      </div>
      <div className="tile-text">
        <h3>
          <CardTitle title={title} href={href} />
        </h3>
        {children}
      </div>
    </article>
  );
}
