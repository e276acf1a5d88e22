/** Puts a no-break space between a number and its unit: "27 mi", "1 h 30 min", "8 PM". */
export function unbroken(text: string): string {
  return text.replace(/(\d) (mi|min|h|[AP]M)\b/g, '$1\u00a0$2');
}
