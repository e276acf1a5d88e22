import type { ReactNode } from 'react';
import { NewTabHint } from './NewTabHint.tsx';

interface TargetLinkProps {
  /** A path on the site or an https address. */
  link: string;
  className?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** A link set by the owner; if it leaves the site, it opens in a new tab. */
export function TargetLink({ link, className, label, children }: TargetLinkProps) {
  const leaves = !link.startsWith('/');
  return (
    <a
      href={link}
      className={className}
      aria-label={label}
      {...(leaves && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {leaves && <NewTabHint />}
    </a>
  );
}
