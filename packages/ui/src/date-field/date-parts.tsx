import { DateFormatter, type DateValue } from '@internationalized/date';
import { type ReactNode, useContext, useMemo } from 'react';
import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateFieldContext } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../icon/index.ts';
import {
  Content,
  Day,
  Grid,
  Head,
  Month,
  Opener,
  Panel,
  PartOfDate,
  Parts,
  Title,
  Turn,
} from './date-field.styles.ts';
import { type IsoDate, isoOf } from './iso-dates.ts';

/** What the calendar of a date field says. */
export type CalendarLabels = {
  /** The button that opens it: "Open the calendar". */
  open: string;
  /** To the month before: "Previous month". */
  previous: string;
  /** To the month after: "Next month". */
  next: string;
  /** Before today's date: "Today". */
  today: string;
};

/** One date to type, part by part. */
export function TypedDate() {
  return (
    <Parts data-part="parts">
      {(part) => <PartOfDate data-part="part-of-date" segment={part} />}
    </Parts>
  );
}

/** One end of a range to type, by the name that the screen gives it. */
export function TypedEnd({ slot, label }: { slot: 'start' | 'end'; label: string }) {
  const context = useContext(DateFieldContext);
  const own = context && 'slots' in context ? context.slots?.[slot] : undefined;
  return (
    <DateFieldContext.Provider value={{ ...own, 'aria-label': label }}>
      <TypedDate />
    </DateFieldContext.Provider>
  );
}

export function CalendarButton({ label }: { label: string }) {
  return (
    <Opener data-part="opener" aria-label={label}>
      <Icon name="calendar" size="sm" />
    </Opener>
  );
}

/** What opens under a date field. */
export function CalendarPanel({ children }: { children: ReactNode }) {
  return (
    <Panel data-part="panel" offset={6} containerPadding={8}>
      <Content data-part="content">{children}</Content>
    </Panel>
  );
}

/** A month of a calendar of the library, one that takes a day or a range. */
export function MonthOfDays({
  kind,
  labels,
  today,
}: {
  kind: 'one' | 'range';
  labels: CalendarLabels;
  today: IsoDate;
}) {
  const { locale } = useLocale();
  const spoken = useMemo(
    () => new DateFormatter(locale, { dateStyle: 'full', timeZone: 'UTC' }),
    [locale],
  );
  const weekdays = useMemo(() => weekdayStyleOf(locale), [locale]);
  const nameOf = (day: DateValue) => {
    const name = spoken.format(day.toDate('UTC'));
    return isoOf(day) === today ? `${labels.today}, ${name}` : name;
  };
  return (
    <Month data-part="month" data-calendar={kind}>
      <Head data-part="head">
        <Turn data-part="turn" slot="previous" aria-label={labels.previous}>
          <Icon name="chevron-start" size="sm" />
        </Turn>
        <Title data-part="title" />
        <Turn data-part="turn" slot="next" aria-label={labels.next}>
          <Icon name="chevron-end" size="sm" />
        </Turn>
      </Head>
      <Grid data-part="grid" weekdayStyle={weekdays}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <Day
              data-part="day"
              date={date}
              data-current={isoOf(date) === today || undefined}
              // The library uses the device's date, not the merchant's; the grid announces the selection.
              render={(props) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role of a button is in the properties
                <div {...props} aria-label={nameOf(date)} />
              )}
            />
          )}
        </CalendarGridBody>
      </Grid>
    </Month>
  );
}

/** The longest short name of a weekday that a seventh of a phone has room for. */
const longestWeekday = 6;

/** Short names, or letters in a language whose short names are long, such as Bengali. */
function weekdayStyleOf(locale: string): 'short' | 'narrow' {
  const short = new DateFormatter(locale, { weekday: 'short', timeZone: 'UTC' });
  // Seven days, from any on.
  const names = Array.from({ length: 7 }, (_, day) => short.format(new Date(day * 86_400_000)));
  return names.some((name) => name.length > longestWeekday) ? 'narrow' : 'short';
}
