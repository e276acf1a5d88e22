interface CardTitleProps {
  title: string;
  /** The page of what the card shows; undefined if it has none. */
  href: string | undefined;
}

/**
 * The title of a card. If it leads to a page, so does the rest of the card that isn't a control of
 * its own: picture, texts and location line, by the card's class `card-linked`.
 */
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
