import type { KeyboardEvent } from 'react';

/** Puts the first field in which something is wrong in sight, unfolded, ready to type. */
export function showWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], .field .problem');
  if (!wrong) return;
  let around = wrong.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  wrong.focus();
  wrong.scrollIntoView({ block: 'center' });
}

/** Nobody types into a form until the work is done: what goes live is what they see. */
export async function whileStill<Done>(
  form: HTMLElement | null,
  work: () => Promise<Done>,
): Promise<Done> {
  const focused = document.activeElement;
  form?.toggleAttribute('inert', true);
  try {
    return await work();
  } finally {
    form?.toggleAttribute('inert', false);
    // The browser takes the focus out of what is inert.
    if (focused instanceof HTMLElement && form?.contains(focused))
      focused.focus({ preventScroll: true });
  }
}

const FIELDS = 'input:not([type=file]), select, textarea';

/** Return in a field of one line goes to the next field in sight; only the button publishes. */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !isOneLine(target)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) => !field.disabled && !field.closest('details:not([open])'),
  );
  const next = fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => !isSameChoice(field, target));
  next?.focus();
}

function isOneLine(target: EventTarget): target is HTMLInputElement {
  if (target instanceof HTMLTextAreaElement) return target.getAttribute('enterkeyhint') === 'next';
  return target instanceof HTMLInputElement && target.type !== 'file';
}

function isSameChoice(one: HTMLInputElement, other: HTMLInputElement): boolean {
  return one.type === 'radio' && other.type === 'radio' && one.name === other.name;
}
