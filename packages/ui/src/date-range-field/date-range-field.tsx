import { useContext } from 'react';
import {
  DateRangePicker,
  DateRangePickerStateContext,
} from 'react-aria-components/DateRangePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../button/index.ts';
import {
  Box,
  CalendarButton,
  type CalendarLabels,
  CalendarPanel,
  type DatesProps,
  dayOf,
  type IsoDate,
  isoOf,
  MonthOfDays,
  pickerProps,
  TypedEnd,
  useFocusHandle,
} from '../date-field/index.ts';
import { Field } from '../field/index.ts';
import { Ends, QuickList } from './date-range-field.styles.ts';
import { type DateRange, type QuickRangeName, quickRange } from './quick-ranges.ts';

export type QuickRange = {
  range: QuickRangeName;
  /** "Previous 7 days". */
  label: string;
};

export type DateRangeFieldProps = DatesProps & {
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  labels: CalendarLabels & {
    /** The first day: "From". */
    start: string;
    /** The last day: "To". */
    end: string;
    /** The quick ranges together: "Quick ranges". */
    quick: string;
  };
  /** Those that are offered over the calendar, in this order. One beyond `min` or `max` cannot be taken. */
  quickRanges?: readonly QuickRange[];
};

/** From one day to another, typed, taken from a calendar, or as one of a few quick ranges (spec §9). */
export function DateRangeField({
  value,
  onChange,
  labels,
  quickRanges = [],
  ref,
  ...dates
}: DateRangeFieldProps) {
  const frame = useFocusHandle(ref);
  const { label, required, description, error, today, locale, min, max } = dates;
  const start = dayOf(value?.start);
  const end = dayOf(value?.end);
  return (
    <Field label={label} required={required} description={description} error={error}>
      {(control) => (
        <I18nProvider locale={locale}>
          <DateRangePicker
            {...pickerProps(dates, control)}
            value={start && end && { start, end }}
            onChange={(range) =>
              onChange(range && { start: isoOf(range.start), end: isoOf(range.end) })
            }
          >
            <Box data-part="box" ref={frame} id={control.id}>
              <Ends data-part="ends">
                <TypedEnd slot="start" label={labels.start} />
                <span aria-hidden="true">–</span>
                <TypedEnd slot="end" label={labels.end} />
              </Ends>
              <CalendarButton label={labels.open} />
            </Box>
            <CalendarPanel>
              {quickRanges.length > 0 && (
                <QuickRanges
                  label={labels.quick}
                  ranges={quickRanges}
                  today={today}
                  isOpen={(range) => (!min || range.start >= min) && (!max || range.end <= max)}
                />
              )}
              <RangeCalendar>
                <MonthOfDays kind="range" labels={labels} today={today} />
              </RangeCalendar>
            </CalendarPanel>
          </DateRangePicker>
        </I18nProvider>
      )}
    </Field>
  );
}

function QuickRanges({
  label,
  ranges,
  today,
  isOpen,
}: {
  label: string;
  ranges: readonly QuickRange[];
  today: IsoDate;
  isOpen: (range: DateRange) => boolean;
}) {
  const picker = useContext(DateRangePickerStateContext);
  const take = (range: DateRange) => {
    const start = dayOf(range.start);
    const end = dayOf(range.end);
    if (start && end) picker?.setValue({ start, end });
    picker?.close();
  };
  return (
    <QuickList data-part="quick-list" role="group" aria-label={label}>
      {ranges.map(({ range: name, label: words }) => {
        const range = quickRange(name, today);
        return (
          <Button key={name} size="sm" disabled={!isOpen(range)} onClick={() => take(range)}>
            {words}
          </Button>
        );
      })}
    </QuickList>
  );
}
