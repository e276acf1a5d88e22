import { loadStyles } from '../../site/styles/loaded-styles.ts';
import stylesUrl from './drafts.css?url';

export { DraftDays } from './DraftDays.tsx';
/** What `useDrafts` loads. */
export { ComeAgain } from './stay/ComeAgain.tsx';
export { StayToday } from './stay/StayToday.tsx';

let styles: Promise<void> | undefined;

/** The styles of drafts and of the map that is in them. Rejects if they can't be had. */
export function loadDraftStyles(): Promise<void> {
  styles ??= Promise.all([ownStyles(), loadStyles({ first: [], later: ['map'] })]).then(() => {});
  styles.catch(() => {
    styles = undefined;
  });
  return styles;
}

function ownStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesUrl;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${stylesUrl} could not be loaded`));
    };
  });
}
