/** What the button of the offer does by now; without `press` it waits. */
export interface KeepButton {
  text: string;
  /** Behind the text, in a place as wide as any size takes. */
  size?: string | undefined;
  press?: (() => void) | undefined;
}
