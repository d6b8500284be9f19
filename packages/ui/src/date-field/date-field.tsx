import type { DateValue } from '@internationalized/date';
import type { Ref } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Field, type FieldControl, type FieldWords, labelIdOf } from '../field/index.ts';
import { Box } from './date-field.styles.ts';
import {
  CalendarButton,
  type CalendarLabels,
  CalendarPanel,
  MonthOfDays,
  TypedDate,
} from './date-parts.tsx';
import { dayOf, type IsoDate, isoOf } from './iso-dates.ts';
import { type Focusable, useFocusHandle } from './use-focus-handle.ts';

/** What one date and a range of dates have in common. */
export type DatesProps = FieldWords & {
  /** The merchant's day, `todayAt(now, timeZone)`: marked, and where the calendar opens. */
  today: IsoDate;
  /**
   * BCP 47: order, names and digits, and with `-u-ca-` the calendar that is shown. A merchant's records have Gregorian
   * years; `th-TH` alone shows Buddhist ones. What comes out is Gregorian in either.
   */
  locale: string;
  /** The first and the last day that may be chosen. */
  min?: IsoDate;
  max?: IsoDate;
  /** Days between them that may not. */
  isUnavailable?: (day: IsoDate) => boolean;
  disabled?: boolean;
  defaultOpen?: boolean;
  /** Its `focus()` goes to the first part of the date; what carries the value in a form is hidden and takes no focus. */
  ref?: Ref<Focusable>;
};

export type DateFieldProps = DatesProps & {
  /** `''` where there is none. */
  value: IsoDate | '';
  onChange: (value: IsoDate | '') => void;
  labels: CalendarLabels;
  /** In a native form it carries the ISO date. */
  name?: string;
};

/** What the pickers of the library are told alike, whether they take one day or a range. */
export function pickerProps(
  { required, error, disabled, defaultOpen, min, max, isUnavailable, today }: DatesProps,
  control: FieldControl,
) {
  return {
    'aria-labelledby': labelIdOf(control.id),
    'aria-describedby': control['aria-describedby'],
    validationBehavior: 'aria',
    isRequired: required,
    isInvalid: Boolean(error),
    isDisabled: disabled,
    defaultOpen,
    minValue: dayOf(min),
    maxValue: dayOf(max),
    isDateUnavailable: isUnavailable && ((day: DateValue) => isUnavailable(isoOf(day))),
    placeholderValue: dayOf(today),
    shouldForceLeadingZeros: true,
  } as const;
}

/** One day, typed or taken from a calendar. Values are ISO dates, whatever calendar the member is shown. */
export function DateField({ value, onChange, labels, name, ref, ...dates }: DateFieldProps) {
  const frame = useFocusHandle(ref);
  const { label, required, description, error, today, locale } = dates;
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <I18nProvider locale={locale}>
          <DatePicker
            {...pickerProps(dates, control)}
            name={name}
            value={dayOf(value)}
            onChange={(day) => onChange(day ? isoOf(day) : '')}
          >
            <Box data-part="box" ref={frame} id={control.id}>
              <TypedDate />
              <CalendarButton label={labels.open} />
            </Box>
            <CalendarPanel>
              <Calendar>
                <MonthOfDays kind="one" labels={labels} today={today} />
              </Calendar>
            </CalendarPanel>
          </DatePicker>
        </I18nProvider>
      )}
    </Field>
  );
}
