import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../create-store.ts';
import { reloadIfReachable } from '../reload.ts';
import { useWordsSource } from '../words/words-context.ts';
import { type Notice, notices } from './notices.ts';

const none: readonly Notice[] = [];

/** Where notices appear. Their code and words load with the first one. */
export function NoticeRegion() {
  const words = useWordsSource();
  const shown = useStore(notices, none);
  const [Notices, setNotices] = useState<ComponentType<{ notices: readonly Notice[] }>>();
  useEffect(() => {
    if (Notices || shown.length === 0) return;
    Promise.all([import('./Notices.tsx'), words.load('shared')]).then(
      ([module]) => setNotices(() => module.Notices),
      reloadIfReachable,
    );
  }, [Notices, shown, words]);
  return Notices && <Notices notices={shown} />;
}
