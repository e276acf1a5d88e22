import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { useWordsSource } from '../../site/words/words-context.ts';
import stylesUrl from './drafts.css?url';
import { draftsQuery } from './drafts-query.ts';

let styles: Promise<void> | undefined;

/** The drafts of days, with their words, once `load` has been called: no first visit needs them. */
export function useDrafts() {
  const words = useWordsSource();
  const client = useQueryClient();
  return useLaterCode(
    useCallback(async () => {
      const answer = client.prefetchQuery(draftsQuery);
      styles ??= linkStyles();
      const [code] = await Promise.all([import('./drafts-code.ts'), words.load('drafts'), styles]);
      // What can't be read is said once somebody asks for it.
      void answer
        .then(() => code.readAhead(client.getQueryData(draftsQuery.queryKey)))
        .catch(() => undefined);
      return code;
    }, [words, client]),
  );
}

function linkStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesUrl;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error(`${stylesUrl} could not be loaded`));
    };
  });
}
