import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { loadStyleSheet } from '../../site/styles/loaded-styles.ts';
import stylesUrl from './drafts.css?url';
import { draftsQuery } from './drafts-query.ts';

/** The code, styles and words for drafts of days, loaded on `load`: no first visit needs them. */
export function useDrafts() {
  const client = useQueryClient();
  const importDrafts = useCallback(async () => {
    const answer = client.prefetchQuery(draftsQuery);
    const [code] = await Promise.all([import('./drafts-code.ts'), loadStyleSheet(stylesUrl)]);
    // Errors are reported once a component asks for the data.
    void answer
      .then(() => code.readAhead(client.getQueryData(draftsQuery.queryKey) ?? []))
      .catch(() => undefined);
    return code;
  }, [client]);
  return useLaterCode(importDrafts, { words: 'drafts' });
}
