/** The value if it is text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
