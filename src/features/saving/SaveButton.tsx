import { Icon } from '../../ui/Icon.tsx';
import type { PlanKey } from './plan-key.ts';
import { toggleSaved, useSaved } from './saved.ts';

interface SaveButtonProps {
  of: PlanKey;
  title: string;
  day?: string | undefined;
  /** Shows a text label: on the thing's own page. */
  withText?: boolean;
}

/** Saves an activity, event, post or town to the visitor's plan, or removes it (decision 35). */
export function SaveButton({ of: key, title, day, withText = false }: SaveButtonProps) {
  const isSaved = useSaved()?.has(key);
  // Short on the server, because a page has many; without JavaScript they're hidden.
  const label = isSaved === undefined ? 'Save' : `Save ${title}`;
  return (
    <button
      type="button"
      className={withText ? 'button button-quiet save-button' : 'save'}
      data-save=""
      aria-pressed={isSaved}
      aria-label={withText ? undefined : label}
      onClick={({ currentTarget }) => toggleSaved(currentTarget, key, title, day)}
    >
      <Icon name="save" size={22} />
      {withText && <span>{isSaved ? 'In my plan' : 'Save to my plan'}</span>}
    </button>
  );
}
