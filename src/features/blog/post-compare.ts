/** The facts by which a post can compare its places, as `compare` names them; a column each. */
export const COMPARABLE = [
  ...(['drive', 'price', 'hours', 'closed', 'reserve'] as const),
  ...(['dogs', 'children', 'stepFree'] as const),
] as const;
