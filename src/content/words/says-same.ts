import { isDeepStrictEqual } from 'node:util';
import type { Words } from '../../model/content/content.ts';
import { parseYaml } from '../files/yaml-text.ts';
import { mergeWords } from './merge-words.ts';

/** True if the text of a file, with the shipped word for each missing key, says these words. */
export function saysSame(text: string, words: Words, shipped: Words = {}): boolean {
  const yaml = parseYaml({ file: '', text, firstLine: 1 }, () => {});
  return yaml !== undefined && isDeepStrictEqual(mergeWords(yaml.value, shipped).words, words);
}
