/** Lower case, only letters, digits and spaces, then hyphens for spaces (decision 13). */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(' ', '-');
}
