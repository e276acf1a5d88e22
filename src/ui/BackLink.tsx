import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface BackLinkProps {
  href: string;
  /** White, for use on a hero's picture. */
  onPicture?: boolean;
  children: ReactNode;
}

/** A link to the page above, with a left arrow. */
export function BackLink({ href, onPicture = false, children }: BackLinkProps) {
  return (
    <a className={onPicture ? 'text-link back-link on-picture' : 'text-link back-link'} href={href}>
      <Icon name="left" />
      {children}
    </a>
  );
}
