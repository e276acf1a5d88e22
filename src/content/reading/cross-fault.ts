/** What's wrong with a valid entry next to others. */
export interface CrossFault {
  path: readonly PropertyKey[];
  message: string;
}
