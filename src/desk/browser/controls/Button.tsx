import type { ComponentProps } from 'react';

const LOOKS = {
  chip: 'chip',
  link: 'text-link',
  action: 'button button-action',
  quiet: 'button button-quiet',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  /** For screen readers only: tells apart buttons with the same words. */
  more?: string;
}

/** A button that doesn't submit its form unless `type` says so. */
export function Button({ look = 'chip', className = '', more, children, ...props }: ButtonProps) {
  return (
    <button type="button" className={`${LOOKS[look]} ${className}`.trimEnd()} {...props}>
      {children}
      {more && <span className="unseen">{more}</span>}
    </button>
  );
}
