import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface BackLinkProps {
  href: string;
  onPicture?: boolean;
  children: ReactNode;
}

/** A link to the parent page, with a left arrow. */
export function BackLink({ href, onPicture = false, children }: BackLinkProps) {
  return (
    <a
      className={onPicture ? 'text-link back-link on-picture mb-4' : 'text-link back-link'}
      href={href}
    >
      <Icon name="left" />
      {children}
    </a>
  );
}
