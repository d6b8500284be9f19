import { serviceState } from '@livery/api/contract/support';
import { createFormat } from '@livery/i18n/format';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attempt } from '../../app/attempt.ts';
import { pollPeriod } from '../../app/poll-period.ts';
import { type Services, useServices } from '../../app/services.tsx';
import { Hours } from './service-block.styles.ts';

/** Milliseconds for which an expected wait is worth saying. */
const fresh = 120_000;

/** Whether somebody answers in the chat, and the words for it. It is asked for with its place on the page, and again while that is shown. */
function serviceStateQuery({ client, loadWords }: Pick<Services, 'client' | 'loadWords'>) {
  return queryOptions({
    queryKey: [serviceState.id],
    queryFn: async ({ signal }) => {
      const [state] = await Promise.all([
        client.call(serviceState, {}, { signal }),
        loadWords('around'),
      ]);
      return state;
    },
    staleTime: fresh,
    refetchInterval: () => pollPeriod(fresh),
    refetchIntervalInBackground: false,
  });
}

/**
 * Beside the chat's button: how long one waits and until when somebody answers, else when it opens, by the visitor's own clock. Its
 * room is kept; a platform that does not answer leaves it empty.
 *
 * @param props.id for what the text describes
 */
export function ServiceHours({ id }: { id: string }) {
  const { t } = useTranslation();
  const services = useServices();
  const { data } = useQuery(serviceStateQuery(services));
  const { format } = services;
  const wait = data?.waitMinutes;
  const when = useVisitorTime(data?.changesAt);
  const lines = data && [
    ...(data.open && wait !== undefined
      ? [t('around.service.wait', { count: wait, formatted: format.number(wait) })]
      : []),
    data.open
      ? when === undefined
        ? t('around.service.always')
        : t('around.service.openUntil', { time: when })
      : when === undefined
        ? t('around.service.closed')
        : t('around.service.opensAt', { time: when }),
  ];
  return (
    <Hours id={id} data-state={data && (data.open ? 'open' : 'closed')}>
      {lines?.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Hours>
  );
}

/** What the visitor's own clock, right or wrong, will show at a moment, with its day when that is not today. */
function useVisitorTime(at: number | undefined): string | undefined {
  const { client, language, site, now } = useServices();
  if (at === undefined) return undefined;
  const { currency, nativeDigits } = site.merchant;
  const visitor = createFormat({ language, timeZone: visitorZone(), currency, nativeDigits });
  const shows = now();
  // Opening hours are whole minutes; the difference of the clocks is off by the delay of an answer.
  const shown = Math.round((at + shows - client.serverNow()) / 60_000) * 60_000;
  const isToday = visitor.date(shown) === visitor.date(shows);
  return isToday ? visitor.time(shown) : visitor.dateTime(shown);
}

/** A browser that does not know its zone may name one that it then refuses (`Etc/Unknown`); its clock is UTC's. */
function visitorZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return attempt(() => new Intl.DateTimeFormat(undefined, { timeZone }) && timeZone) ?? 'UTC';
}
