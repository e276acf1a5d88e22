/** The facts that a post's `compare` can list, one table column each. */
export const COMPARABLE = [
  ...(['drive', 'price', 'hours', 'closed', 'reserve'] as const),
  ...(['dogs', 'children', 'stepFree'] as const),
] as const;
