import { type DateRange, DateRangeField, quickRangeNames } from '@livery/ui/date-range-field';
import { Select, type SelectOption } from '@livery/ui/select';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { usePeriodName } from '../centre/index.ts';
import { useSession } from '../session/index.ts';
import { Filters, Narrowing, OnPaper } from './records.styles.ts';
import type { RecordsAddress } from './records-address.ts';
import { useDays, usualDays } from './use-days.ts';
import type { useRecordsAddress } from './use-records-address.ts';

/** One list that narrows a record. */
export interface Choice {
  readonly name: 'show' | 'type' | 'status';
  readonly label: string;
  /** The one that holds where the address says none. Default: all, which then stands first. */
  readonly usual?: string;
  readonly options: readonly SelectOption[];
}

/**
 * What narrows a record, in one row: the days with their quick ranges (spec §9), and lists of kinds. It holds at once. Paper has the
 * choices in words, and whose record it is.
 */
export function RecordsFilters({
  address,
  narrow,
  choices = [],
  held,
  children,
}: {
  address: RecordsAddress;
  narrow: ReturnType<typeof useRecordsAddress>['narrow'];
  choices?: readonly Choice[];
  /** The days that it has, where it cannot have all that were chosen. */
  held?: DateRange;
  /** What else narrows it or changes how it is seen, below them. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const { today, days } = useDays(address.days);
  const nameOf = usePeriodName();
  const zone = zoneName(format.locale, site.merchant.timeZone);
  const session = useSession();
  const { account, username } = session.kind === 'guest' ? {} : session.record;
  const chosen = [
    nameOf(held ?? days),
    ...choices.flatMap(({ name, usual, options }) => {
      const option = options.find(({ value }) => value === (address[name] ?? usual));
      return option ? [option.label] : [];
    }),
    address.account,
    zone,
  ];
  return (
    <>
      <OnPaper>
        {[site.merchant.name, account ?? username, ...chosen].filter(Boolean).join(' · ')}
      </OnPaper>
      <Narrowing>
        <Filters role="search" aria-label={t('records.filters')}>
          <DateRangeField
            label={t('records.days')}
            description={zone}
            value={days}
            onChange={(next) => narrow({ days: next && !isUsual(next, today) ? next : undefined })}
            today={today}
            max={today}
            // Records have the years of the merchant's books, in each language.
            locale={new Intl.Locale(format.locale, { calendar: 'gregory' }).toString()}
            labels={{
              open: t('records.days.open'),
              previous: t('records.days.previous'),
              next: t('records.days.next'),
              today: t('records.days.today'),
              start: t('records.days.start'),
              end: t('records.days.end'),
              quick: t('records.days.quick'),
            }}
            quickRanges={quickRangeNames
              // A record has no days to come.
              .filter((range) => range.startsWith('previous'))
              .map((range) => ({ range, label: t(`records.range.${range}`) }))}
          />
          {choices.map(({ name, label, usual, options }) => (
            <Select
              key={name}
              label={label}
              value={address[name] ?? usual ?? ''}
              options={
                usual === undefined ? [{ value: '', label: t('records.all') }, ...options] : options
              }
              onChange={({ target: { value } }) =>
                narrow({ [name]: value === (usual ?? '') ? undefined : value })
              }
            />
          ))}
        </Filters>
        {children}
      </Narrowing>
    </>
  );
}

/** The default days are not kept in the address: a saved address would show the same days for ever. */
function isUsual({ start, end }: DateRange, today: string): boolean {
  const usual = usualDays(today);
  return start === usual.start && end === usual.end;
}

/** The name of the time zone whose days and times a record has; its offset from GMT where the language has no name for it. */
function zoneName(locale: string, timeZone: string): string | undefined {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}
