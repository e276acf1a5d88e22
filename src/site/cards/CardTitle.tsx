interface CardTitleProps {
  title: string;
  href: string | undefined;
}

/** A card's title. If it's a link, the class `card-linked` makes the whole card clickable. */
export function CardTitle({ title, href }: CardTitleProps) {
  if (href === undefined) return title;
  return (
    <a className="card-link" href={href}>
      {title}
    </a>
  );
}

/** The classes of a card's frame; all of it is clickable if its title has a page. */
export function cardClass(frame: 'card' | 'event-card', href: string | undefined): string {
  return href === undefined ? frame : `${frame} card-linked`;
}
