import type { ComponentProps } from 'react';

const LOOKS = {
  chip: 'chip',
  link: 'text-link',
  action: 'button button-action',
  quiet: 'button button-quiet',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  /** What only screen readers say after its words, to tell it from others with the same. */
  more?: string;
}

/** What is tapped; it sends no form, unless its type says so. */
export function Button({ look = 'chip', className = '', more, children, ...props }: ButtonProps) {
  return (
    <button type="button" className={`${LOOKS[look]} ${className}`.trimEnd()} {...props}>
      {children}
      {more && <span className="unseen">{more}</span>}
    </button>
  );
}
