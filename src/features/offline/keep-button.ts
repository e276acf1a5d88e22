/** What the button of the offer does by now; without `press` it waits. */
export interface KeepButton {
  text: string;
  /** Behind the text, in a place that is wide enough for every size. */
  size?: string | undefined;
  press?: (() => void) | undefined;
}
