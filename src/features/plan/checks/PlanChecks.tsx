export { DayFacts } from './DayFacts.tsx';
export { RowChecks } from './RowChecks.tsx';
