/** What's wrong with a valid entry next to others. */
export interface CrossFault {
  /** The way from the entry to the value at fault. */
  path: readonly PropertyKey[];
  message: string;
}
