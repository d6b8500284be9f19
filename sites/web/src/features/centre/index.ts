export { CentreFrame } from './centre-frame.tsx';
export { CentrePage } from './centre-page.tsx';
export type { CentreSearch } from './centre-search.ts';
export { ComplaintActs } from './complaint-acts.tsx';
export { isInCentre } from './is-in-centre.ts';
export {
  gatheredBy,
  groupedBy,
  type Period,
  type PeriodType,
  periodTypes,
  type Results,
} from './periods.ts';
export { useCopyLabels } from './use-copy-labels.ts';
export { useDayName } from './use-day-name.ts';
export { usePeriodName } from './use-period-name.ts';
export { useShare } from './use-share.ts';
