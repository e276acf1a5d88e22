/** Says to a screen reader what the arrow icon says to the eye. */
export function NewTabHint() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
