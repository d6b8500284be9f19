export {
  DateRangeField,
  type DateRangeFieldProps,
  type QuickRange,
} from './date-range-field.tsx';
export {
  type DateRange,
  type QuickRangeName,
  quickRange,
  quickRangeNames,
} from './quick-ranges.ts';
