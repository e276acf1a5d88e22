/** Tells screen readers what the arrow icon shows. */
export function NewTabHint() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
