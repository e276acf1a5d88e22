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
