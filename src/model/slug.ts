/** Lowercases, keeps letters, digits and spaces, and turns spaces into hyphens (decision 13). */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(' ', '-');
}
