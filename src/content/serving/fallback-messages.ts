import type { EntryName, PartName } from '../reading/content-parts.ts';

export const fallbackMessages = {
  ofEntry: ({ part, key }: EntryName, hasPast: boolean) =>
    part === 'words'
      ? `until then, the page ${key} ${hasPast ? 'keeps its last good' : 'shows the shipped'} words`
      : hasPast
        ? `until then, ${part} ${key} keeps its last good form`
        : `until then, ${part} ${key} is left out`,
  ofUnclear: (part: PartName, keepsMissing: boolean) =>
    keepsMissing
      ? `until then, it is left out, and nothing else counts as deleted from ${part}`
      : 'until then, it is left out',
  ofPart: (part: PartName, hasPast: boolean) =>
    part === 'words'
      ? `until then, all pages ${hasPast ? 'keep their last good' : 'show the shipped'} words`
      : hasPast
        ? `until then, ${part} keeps its last good content`
        : `until then, ${part} is served empty`,
};
