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
