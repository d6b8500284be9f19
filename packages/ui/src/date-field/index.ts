export { Box } from './date-field.styles.ts';
export { DateField, type DateFieldProps, type DatesProps, pickerProps } from './date-field.tsx';
export {
  CalendarButton,
  type CalendarLabels,
  CalendarPanel,
  MonthOfDays,
  TypedEnd,
} from './date-parts.tsx';
export { dayOf, type IsoDate, isoOf, todayAt, tomorrowAt } from './iso-dates.ts';
export { type Focusable, useFocusHandle } from './use-focus-handle.ts';
