/** In characters. Longer text, such as a gateway's HTML page, scrolls in a box. */
const LONG = 400;

interface ErrorMessageProps {
  text: string;
  className?: string;
}

/** An error's message, in full (specification section 8), as text. */
export function ErrorMessage({ text, className = '' }: ErrorMessageProps) {
  if (text.length <= LONG) return <p className={className || undefined}>{text}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what it can reach
    <p className={`${className} max-h-40 overflow-y-auto`} tabIndex={0}>
      {text}
    </p>
  );
}
