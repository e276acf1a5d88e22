import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface MoreLinkProps {
  href: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A text link with an arrow, to the page that has the rest. */
export function MoreLink({ href, onClick, children }: MoreLinkProps) {
  return (
    <a className="text-link" href={href} onClick={onClick}>
      {children}
      <Icon name="right" />
    </a>
  );
}
