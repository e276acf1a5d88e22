import { Icon } from '../../ui/Icon.tsx';
import type { PlanKey } from './plan-key.ts';
import { toggleSaved, useSaved } from './saved.ts';

interface SaveButtonProps {
  of: PlanKey;
  title: string;
  /** The ISO date that it belongs to. */
  day?: string | undefined;
  /** Says in words what it does: on the thing's own page. */
  withText?: boolean;
}

/** Its name whether it is pressed or not, as it says that itself. */
const SAVE = 'Save to my plan';

/** Saves an activity, event, post or town to the visitor's plan, or takes it out (decision 35). */
export function SaveButton({ of: key, title, day, withText = false }: SaveButtonProps) {
  const isSaved = useSaved()?.has(key);
  // The server's says less, because there are many in its HTML; without JavaScript there are none.
  const label = isSaved === undefined ? 'Save' : `Save ${title}`;
  return (
    <button
      type="button"
      className={withText ? 'button button-quiet save-button' : 'save'}
      data-save=""
      aria-pressed={isSaved}
      aria-label={withText ? SAVE : label}
      onClick={({ currentTarget }) => toggleSaved(currentTarget, key, title, day)}
    >
      <Icon name="save" size={22} />
      {withText && <span>{isSaved ? 'In my plan' : SAVE}</span>}
    </button>
  );
}
