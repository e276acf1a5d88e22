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
