import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface MoreLinkProps {
  href: string;
  children: ReactNode;
}

/** A text link with an arrow, to the page that has the rest. */
export function MoreLink({ href, children }: MoreLinkProps) {
  return (
    <a className="text-link" href={href}>
      {children}
      <Icon name="right" />
    </a>
  );
}
