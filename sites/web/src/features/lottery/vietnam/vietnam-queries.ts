import type { LotteryGame } from '@livery/api/contract/lottery';
import {
  type LotteryGroup,
  type StationDraw,
  vnGameMenu,
  vnNumero,
  vnRecentMenu,
} from '@livery/api/contract/lottery-list';
import { nextPoll } from '@livery/flows/lottery-poll';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../../app/member-key.ts';
import { pollPeriod } from '../../../app/poll-period.ts';
import type { Listed } from '../../../app/queries.ts';
import type { Services } from '../../../app/services.tsx';
import { untilDue } from '../until-due.ts';

/** The stations by region, each with what is left to its next draw from the time of the answer. */
export type StationMenu = Listed<LotteryGroup[]>;

/** Milliseconds after which draws are asked for again, and stations at the latest: a result comes a prize at a time. */
const drawsPeriod = 30_000;
/** The same while none is near. */
const longestWait = 3_600_000;

/** All stations; asked again by the rule of spec §4 (see `nextPoll`). */
export function stationsQuery({ queries }: Pick<Services, 'queries'>) {
  return queryOptions({ ...queries.list(vnGameMenu, {}), ...polledByDraws });
}

/** Those of them that the member bet on lately, in the same shape. They are kept on no device. */
export function recentStationsQuery({ client, language }: Pick<Services, 'client' | 'language'>) {
  return queryOptions({
    queryKey: [...memberKey, vnRecentMenu.id, language.code],
    queryFn: async ({ signal }): Promise<StationMenu> => {
      const { value, serverTime } = await client.answer(vnRecentMenu, {}, { signal });
      return { items: value, at: serverTime, remembered: false };
    },
    ...polledByDraws,
  });
}

/**
 * The last hundred draws of all stations, newest first (spec §9); asked again while one of them is under way, and when a station draws.
 *
 * @param menu the stations whose draws are waited for
 */
export function drawsQuery(
  { client, queries }: Pick<Services, 'client' | 'queries'>,
  menu: StationMenu | undefined,
) {
  return queryOptions({
    ...queries.list(vnNumero, {}),
    refetchInterval: ({ state: { data } }) => untilDraws(data?.items, menu, client.serverNow()),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
}

/** Milliseconds until the draws of stations are asked for again. */
export function untilDraws(
  draws: readonly StationDraw[] | undefined,
  menu: StationMenu | undefined,
  now: number,
): number {
  if (draws?.some(isAwaited)) return pollPeriod(drawsPeriod);
  const next = gamesIn(menu)
    .filter(isAwaited)
    .map(({ remainTime }) => (menu?.at ?? 0) + remainTime);
  return untilDue(Math.min(...next) - now, longestWait);
}

/** Whether the result of a draw, or of the one that a station shows, is still to come. */
const isAwaited = ({ status }: Pick<StationDraw, 'status'>) =>
  status !== 'final' && status !== 'void';

const gamesIn = (menu: StationMenu | undefined): readonly LotteryGame[] =>
  menu?.items.flatMap(({ gameMenus }) => gameMenus) ?? [];

const polledByDraws = {
  refetchInterval: ({ state }: { state: { status: string; data?: StationMenu | undefined } }) =>
    pollPeriod(nextPoll(state.status === 'success' ? gamesIn(state.data) : undefined), drawsPeriod),
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const;
