export { aboutRow } from './about-row.ts';
export { BookFirst } from './BookFirst.tsx';
export { DayFacts } from './DayFacts.tsx';
export { followDrag } from './follow-drag.ts';
export { PlanMap } from './PlanMap.tsx';
export { RowChecks, RowFacts, RowFold, warningsInWords } from './RowChecks.tsx';
export { withDates } from './with-dates.ts';
