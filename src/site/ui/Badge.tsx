import type { ReactNode } from 'react';

interface BadgeProps {
  /** The `badge-<tone>` class to wear. */
  tone: string;
  className?: string;
  children: ReactNode;
}

/** A small coloured pill. */
export function Badge({ tone, className = '', children }: BadgeProps) {
  return <span className={`badge badge-${tone} ${className}`.trim()}>{children}</span>;
}
