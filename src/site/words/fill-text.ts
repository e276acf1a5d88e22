export const PLACEHOLDER = /\{(\w+)\}/;

/** Replaces each {name} in the owner's text with its value. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(new RegExp(PLACEHOLDER, 'g'), (all, name: string) => values[name] ?? all);
}
