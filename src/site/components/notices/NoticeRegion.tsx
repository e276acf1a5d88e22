import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentNotices, type Notice, subscribeToNotices } from '../../notices.ts';

const noNotices: readonly Notice[] = [];

/** Where notices appear. The code that shows them loads when the first one is due. */
export function NoticeRegion() {
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, () => noNotices);
  const [Notices, setNotices] = useState<ComponentType<{ notices: readonly Notice[] }>>();
  const isWanted = notices.length > 0;
  useEffect(() => {
    if (isWanted) import('./Notices.tsx').then((module) => setNotices(() => module.Notices));
  }, [isWanted]);
  return Notices && <Notices notices={notices} />;
}
