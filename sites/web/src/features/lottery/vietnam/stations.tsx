import type { LotteryGame } from '@livery/api/contract/lottery';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Table, type TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { AsOf } from '../../../app/as-of.tsx';
import { daysIn } from '../../../app/days-in.ts';
import { useServices } from '../../../app/services.tsx';
import { useDrawLine } from '../../../app/use-draw-line.ts';
import { useWeekDays } from '../use-week-days.ts';
import type { LobbyLaunch } from './use-lobby-launch.ts';
import type { StationMenu } from './vietnam-queries.ts';

/**
 * The stations of a region: the days on which they draw, how long bets are taken for the next one and until it is drawn, and the way to its slip.
 *
 * @param props.listed their answer: what is left of each draw counts from its time
 * @param props.day only those that draw on it; all without one
 * @param props.lobby opens their slips
 */
export function Stations({
  games,
  listed,
  day,
  lobby,
}: {
  games: readonly LotteryGame[];
  listed: StationMenu;
  day: number | undefined;
  lobby: LobbyLaunch;
}) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const week = useWeekDays();
  const lineOf = useDrawLine();
  const { at } = listed;
  const columns = useMemo(
    (): readonly TableColumn<LotteryGame>[] => [
      {
        id: 'station',
        label: t('lottery.vn.station'),
        rowHeader: true,
        cell: ({ remark, language: spoken }) => (
          <span {...foreignLang(spoken, language.code)}>{remark}</span>
        ),
      },
      {
        id: 'days',
        label: t('lottery.vn.days'),
        cell: ({ drawDayOfWeek }) => {
          const days = drawDayOfWeek.split(',');
          return week
            .filter(({ value }) => days.includes(value))
            .map(({ label }) => label)
            .join(', ');
        },
      },
      {
        id: 'next',
        label: t('lottery.draw'),
        kind: 'number',
        cell: (game) => {
          const { drawAt, lockAt, labels } = lineOf(game, at);
          return drawAt === null ? (
            labels.closed
          ) : (
            <DrawCountdown
              endsAt={drawAt}
              now={client.serverNow}
              lock={{ at: lockAt, label: labels.closes }}
              label={labels.locked}
              endedLabel={labels.drawing}
              days={daysIn(format.locale)}
            />
          );
        },
      },
      {
        id: 'bet',
        label: t('lottery.slip'),
        cell: ({ gameId }) => <Bet gameId={gameId} lobby={lobby} />,
      },
    ],
    [t, client, format, language, week, at, lobby, lineOf],
  );
  const rows = games.filter(
    ({ drawDayOfWeek }) => day === undefined || drawDayOfWeek.split(',').includes(String(day)),
  );
  return (
    <Section title={t('lottery.vn.stations')} action={<AsOf listed={listed} />}>
      <Table
        caption={t('lottery.vn.stations')}
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ gameId }) => gameId}
        loadingLabel={t('common.loading')}
        empty={<EmptyState icon="calendar" title={t('lottery.vn.none')} />}
      />
    </Section>
  );
}

/** The way to a station's slip. */
function Bet({ gameId, lobby }: { gameId: string; lobby: LobbyLaunch }) {
  const { t } = useTranslation();
  const href = useHref()({ to: '/lottery', search: { gameCode: gameId } });
  const { opening, openLobby } = lobby;
  return (
    <Button
      href={href}
      size="sm"
      aria-busy={opening === href || undefined}
      onClick={(event) => openLobby(event, href, gameId)}
    >
      {t('home.lotteries.bet')}
    </Button>
  );
}
