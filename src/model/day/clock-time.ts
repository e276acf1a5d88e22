import { hourInWords } from './hour-in-words.ts';

/** Minutes after midnight as a time: "7:35 AM". */
export function clockTime(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return hourInWords(parts.map((part) => String(part).padStart(2, '0')).join(':'));
}
