export { CentreFrame } from './centre-frame.tsx';
export { CentrePage } from './centre-page.tsx';
export { isInCentre } from './is-in-centre.ts';
export { gatheredBy, type Period, periodOf, periodTypes, type Results } from './periods.ts';
export { useDayName, usePeriodName } from './use-day-name.ts';
