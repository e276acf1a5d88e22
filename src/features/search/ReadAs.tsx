import { inEnglish } from './in-english.ts';

/** Says which Spanish words and emojis were read as which words of the guide. */
export function ReadAs({ question }: { question: string }) {
  const { readAs } = inEnglish(question);
  if (readAs.length === 0) return null;
  const words = readAs.map(({ typed, word }) => `${typed} as “${word}”`).join(', ');
  return <p className="text-ink-soft">{`Read as English: ${words}`}</p>;
}
