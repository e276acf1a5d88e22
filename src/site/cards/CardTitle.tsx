interface CardTitleProps {
  title: string;
  /** The page of what the card shows; undefined if it has none. */
  href: string | undefined;
}

/** A card's title. If it's a link, so is the rest of the card, by its class `card-linked`. */
export function CardTitle({ title, href }: CardTitleProps) {
  if (href === undefined) return title;
  return (
    <a className="card-link" href={href}>
      {title}
    </a>
  );
}

/** The class of a card's frame, which a title with a page makes a link. */
export function cardClass(frame: 'card' | 'event-card', href: string | undefined): string {
  return href === undefined ? frame : `${frame} card-linked`;
}
