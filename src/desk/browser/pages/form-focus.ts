import type { KeyboardEvent } from 'react';

/** Focuses the first field with a problem, unfolded and in view. */
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

/** Makes the form inert until the work is done, so that what goes live is what it shows. */
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
    // Being inert took the focus away.
    if (focused instanceof HTMLElement && form?.contains(focused))
      focused.focus({ preventScroll: true });
  }
}

const FIELDS = 'input:not([type=file]), select, textarea';

/** Return in a one-line field moves to the next visible field; only the button publishes. */
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
