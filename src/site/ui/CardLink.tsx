import type { ReactNode } from 'react';

interface CardLinkProps {
  /** Where the card leads; without it, the title is only text. */
  href: string | undefined;
  children: ReactNode;
}

/** The title of a card as its link, which in a `card-linked` covers the picture and the rest. */
export function CardLink({ href, children }: CardLinkProps) {
  if (!href) return children;
  return (
    <a className="card-link no-underline" href={href}>
      {children}
    </a>
  );
}
