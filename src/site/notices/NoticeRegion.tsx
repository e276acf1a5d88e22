import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { reloadIfReachable } from '../reload.ts';
import { useWordsSource } from '../words/words-context.ts';
import { currentNotices, type Notice, subscribeToNotices } from './notices.ts';

const noNotices: readonly Notice[] = [];

/** Where notices appear. The code that shows them and their words load when the first one is due. */
export function NoticeRegion() {
  const words = useWordsSource();
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, () => noNotices);
  const [Notices, setNotices] = useState<ComponentType<{ notices: readonly Notice[] }>>();
  useEffect(() => {
    if (Notices || notices.length === 0) return;
    Promise.all([import('./Notices.tsx'), words.load('shared')]).then(
      ([module]) => setNotices(() => module.Notices),
      reloadIfReachable,
    );
  }, [Notices, notices, words]);
  return Notices && <Notices notices={notices} />;
}
