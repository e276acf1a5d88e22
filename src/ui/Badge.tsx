import type { ReactNode } from 'react';

interface BadgeProps {
  /** The `badge-<tone>` class to use. */
  tone: string;
  className?: string;
  children: ReactNode;
}

/** A small colored pill; nothing without words. */
export function Badge({ tone, className = '', children }: BadgeProps) {
  return children === '' ? null : (
    <span className={`badge badge-${tone} ${className}`.trim()}>{children}</span>
  );
}
