/** What the button of the offer does by now; without `press` it waits. */
export interface KeepButton {
  text: string;
  press?: (() => void) | undefined;
}
