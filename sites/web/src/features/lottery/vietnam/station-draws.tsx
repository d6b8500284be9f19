import type { StationDraw } from '@livery/api/contract/lottery-list';
import { foreignLang } from '@livery/i18n';
import { EmptyState } from '@livery/ui/empty-state';
import { LotteryResult } from '@livery/ui/lottery-result';
import { Section } from '@livery/ui/section';
import { Select } from '@livery/ui/select';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { Table, type TableColumn } from '@livery/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../../app/as-of.tsx';
import { QueryFailed } from '../../../app/query-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { Filters, Grid } from '../lottery.styles.ts';
import { PrizeTable } from './prize-table.tsx';
import { TicketCheck } from './ticket-check.tsx';
import { dayOf, vietnamZone } from './vietnam-days.ts';
import { drawsQuery, type StationMenu } from './vietnam-queries.ts';

/**
 * The draws of some stations: whole tables of a day, a check of one's own ticket, and the last hundred of all.
 *
 * @param props.menu the stations whose draws are waited for
 * @param props.isOfStations whether a draw is one of theirs
 */
export function StationDraws({
  menu,
  isOfStations,
}: {
  menu: StationMenu;
  isOfStations: (draw: StationDraw) => boolean;
}) {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const draws = useQuery(drawsQuery(services, menu));
  const [chosen, setChosen] = useState<string>();
  const long = useMemo(
    () =>
      new Intl.DateTimeFormat(format.locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: vietnamZone,
      }),
    [format.locale],
  );
  if (!draws.data) {
    return draws.isPending ? (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    ) : (
      <QueryFailed title={t('lottery.results.failed')} query={draws} />
    );
  }
  const own = draws.data.items.filter(isOfStations);
  const days = [...new Map(own.map(({ drawTime }) => [dayOf(drawTime), drawTime]))];
  const day = days.find(([each]) => each === chosen) ?? days[0];
  if (!day) return <EmptyState icon="ticket" title={t('lottery.results.empty')} />;
  const shown = own.filter(({ drawTime }) => dayOf(drawTime) === day[0]);
  return (
    <>
      <Section title={t('lottery.vn.results')} action={<AsOf listed={draws.data} />}>
        <Filters>
          <Select
            label={t('lottery.vn.date')}
            value={day[0]}
            options={days.map(([value, drawTime]) => ({ value, label: long.format(drawTime) }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Filters>
        <Grid>
          {shown.map((draw) => (
            <li key={`${draw.gameId} ${draw.drawTime}`}>
              <PrizeTable draw={draw} />
            </li>
          ))}
        </Grid>
      </Section>
      {/* A form in use keeps its day, also when the first draw of the next one comes. */}
      <TicketCheck key={day[0]} draws={shown} onUse={() => setChosen(day[0])} />
      <History draws={draws.data.items} />
    </>
  );
}

function History({ draws }: { draws: readonly StationDraw[] }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const columns = useMemo(
    (): readonly TableColumn<StationDraw>[] => [
      {
        id: 'time',
        label: t('lottery.results.time'),
        rowHeader: true,
        cell: ({ drawTime, timeZone }) => format.drawTime(drawTime, timeZone),
      },
      {
        id: 'station',
        label: t('lottery.vn.station'),
        cell: ({ remark, language: spoken }) => (
          <span {...foreignLang(spoken, language.code)}>{remark}</span>
        ),
      },
      {
        id: 'special',
        label: t('lottery.vn.special'),
        cell: ({ numero, status }) => (
          <LotteryResult
            numero={numero}
            label={t('lottery.vn.special')}
            noResult={t('lottery.vn.waits')}
            partial={status === 'partial' ? t('home.lotteries.drawing') : undefined}
          />
        ),
      },
    ],
    [t, format, language],
  );
  return (
    <Section title={t('lottery.vn.history')}>
      <Table
        caption={t('lottery.vn.history')}
        captionHidden
        columns={columns}
        rows={draws}
        rowId={({ gameId, drawTime }) => `${gameId} ${drawTime}`}
        loadingLabel={t('common.loading')}
        empty={<EmptyState icon="ticket" title={t('lottery.results.empty')} />}
      />
    </Section>
  );
}
