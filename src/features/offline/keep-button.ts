/** What a button of the offer does by now; without `press` it waits. */
export interface KeepButton {
  text: string;
  /** Behind the text, in a place that is wide enough for every size. */
  size?: string | undefined;
  press?: (() => void) | undefined;
}

/** In their places; undefined where there is none at present. */
export type KeepButtons = readonly (KeepButton | undefined)[];

/** As long as what it would take isn't known: everything, or what is read. */
export const OFFERS = [
  { text: 'Keep this guide on your phone', size: '' },
  { text: 'Words and maps only', size: '' },
] as const;
