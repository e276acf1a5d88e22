import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A text link with an arrow, to the page that has the rest. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link" href={href}>
      {children}
      <Icon name="right" />
    </a>
  );
}
