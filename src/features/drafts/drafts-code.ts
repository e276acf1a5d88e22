/** The module that `useDrafts` loads. */
export { DraftDays } from './DraftDays.tsx';
export { ComeAgain } from './stay/ComeAgain.tsx';
export { StayToday } from './stay/StayToday.tsx';
export { readAhead } from './use-draft-places.ts';
