/** A button of the offer and its current action; disabled without `press`. */
export interface KeepButton {
  text: string;
  /** Shown after the text, in a box that is wide enough for any size. */
  size?: string | undefined;
  press?: (() => void) | undefined;
}

/** By position; undefined where there is no button at the moment. */
export type KeepButtons = readonly (KeepButton | undefined)[];

/** Before the sizes are known: everything, or only words and maps. */
export const OFFERS = [
  { text: 'Keep this guide on your phone', size: '' },
  { text: 'Words and maps only', size: '' },
] as const;
