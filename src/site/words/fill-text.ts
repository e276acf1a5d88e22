/** Where a value comes in the owner's text. */
export const PLACEHOLDER = /\{(\w+)\}/;

/** The owner's text with a value in place of each {name}. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(new RegExp(PLACEHOLDER, 'g'), (all, name: string) => values[name] ?? all);
}
