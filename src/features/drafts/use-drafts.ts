import { useCallback } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { useWordsSource } from '../../site/words/words-context.ts';

/** The drafts of days, with their words, once `load` has been called: no first visit needs them. */
export function useDrafts() {
  const words = useWordsSource();
  return useLaterCode(
    useCallback(async () => {
      const [code] = await Promise.all([import('./drafts-code.ts'), words.load('drafts')]);
      await code.loadDraftStyles();
      return code;
    }, [words]),
  );
}
