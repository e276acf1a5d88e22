import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentNotices, type Notice, subscribeToNotices } from '../../notices.ts';
import { useWordsSource } from '../../words/words-context.ts';

const noNotices: readonly Notice[] = [];

/**
 * Where notices appear. The code that shows them and their words load when the first one is due. If
 * they are gone, as after a new release, the browser loads the whole page.
 */
export function NoticeRegion() {
  const words = useWordsSource();
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, () => noNotices);
  const [Notices, setNotices] = useState<ComponentType<{ notices: readonly Notice[] }>>();
  const isWanted = notices.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./Notices.tsx'), words.load('shared')]).then(
      ([module]) => setNotices(() => module.Notices),
      () => window.location.reload(),
    );
  }, [isWanted, words]);
  return Notices && <Notices notices={notices} />;
}
