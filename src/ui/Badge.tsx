import type { ReactNode } from 'react';

interface BadgeProps {
  tone: string;
  className?: string;
  children: ReactNode;
}

/** A small colored pill; renders nothing if its text is empty. */
export function Badge({ tone, className = '', children }: BadgeProps) {
  return children === '' ? null : (
    <span className={`badge badge-${tone} ${className}`.trim()}>{children}</span>
  );
}
