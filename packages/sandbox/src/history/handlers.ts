import type { HistoryExport } from '@livery/api/contract/history';
import type { Handlers, MemberContext } from '../handlers.ts';
import { playPostingsSince } from '../ledger/ledger.ts';
import { sortableTime } from '../ledger/rows.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { everyMember } from '../policy.ts';
import { gameTypeName } from '../seed/words.ts';
import { sessions } from '../session/rows.ts';
import { netDepositsOf } from '../wallet/net-deposits.ts';
import { betOf, betsOf } from './bet-list.ts';
import { csvOf, linesWithout } from './csv.ts';
import { type ZoneClock, zoneClock } from './days.ts';
import { creditReportOf, directionOf } from './report.ts';
import { resultsOf, writtenResults } from './results.ts';
import { type BetRow, bets } from './rows.ts';
import { namesIn, type Period, transactionsOf } from './transactions.ts';

export const historyHandlers: Pick<
  Handlers,
  | 'transactionHistory'
  | 'creditReport'
  | 'betHistory'
  | 'profitReport'
  | 'netPosition'
  | 'historyExport'
> = {
  transactionHistory: {
    policy: everyMember,
    async handle(context, { kind, direction, from, to, ...which }) {
      const clock = zoneClock(context.merchant.timeZone);
      const all = await transactionsOf(context, periodOf({ from, to }, clock));
      const { items, totalPages } = pageOf(
        all.filter(
          ({ entry }) =>
            (kind === undefined || entry.kind === kind) &&
            (direction === undefined || directionOf(entry) === direction),
        ),
        which,
      );
      return { list: await namesIn(context, items), totalPages };
    },
  },

  creditReport: {
    policy: everyMember,
    async handle(context, days) {
      const { timeZone, currency } = context.merchant;
      const { from, to } = periodOf(days, zoneClock(timeZone));
      const all = (await transactionsOf(context, { from: 0, to })).map(({ entry }) => entry);
      return { timeZone, ...creditReportOf(all, { from, decimals: currency.decimals }) };
    },
  },

  betHistory: {
    policy: everyMember,
    async handle(context, { reference, gameType, vassalage, status, from, to, ...which }) {
      const clock = zoneClock(context.merchant.timeZone);
      const rows = (await betsOf(context, periodOf({ from, to }, clock))).filter(
        (row) =>
          (reference === undefined || row.reference === reference) &&
          (gameType === undefined || row.game.gameType === gameType) &&
          (vassalage === undefined || row.game.vassalage === vassalage) &&
          (status === undefined || row.state === status),
      );
      const { items, totalPages } = pageOf(rows, which);
      const totals = writtenResults(resultsOf(rows), context.merchant.currency.decimals);
      return {
        list: await Promise.all(items.map((row) => betOf(row, context))),
        totalPages,
        totals,
      };
    },
  },

  profitReport: {
    policy: everyMember,
    async handle(context, days) {
      const { tx, member, merchant, language } = context;
      const clock = zoneClock(merchant.timeZone);
      const { from, to } = periodOf(days, clock);
      const stretch = {
        from: `${member.key}/${sortableTime(from)}`,
        to: `${member.key}/${sortableTime(to - 1)}`,
        reverse: true,
      };
      const rows = (await tx.range(bets, 'bySettled', stretch))
        .map(({ row }) => row)
        .filter(({ state }) => state !== 'void');
      const written = (some: readonly BetRow[]) =>
        writtenResults(resultsOf(some), merchant.currency.decimals);
      // Rows of this index are settled, so that each has the moment of it.
      const byDay = Map.groupBy(rows, ({ settledAt = 0 }) => clock.dayOf(settledAt));
      const byType = Map.groupBy(rows, ({ game }) => game.gameType);
      return {
        timeZone: merchant.timeZone,
        days: [...byDay].map(([day, some]) => ({ day, ...written(some) })),
        gameTypes: [...byType].map(([gameType, some]) => ({
          gameType,
          name: localise(gameTypeName(gameType), language).text,
          ...written(some),
        })),
        totals: written(rows),
      };
    },
  },

  netPosition: {
    policy: everyMember,
    async handle(context) {
      const { tx, member, merchant, now } = context;
      const since = (await tx.get(sessions, member.session))?.row.startedAt ?? now;
      const { stakes, wins } = await playedSince(context, since);
      const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
      return {
        since,
        stakes: text(stakes),
        wins: text(wins),
        net: text(wins - stakes),
        netDeposits: await netDepositsOf(context),
      };
    },
  },

  historyExport: {
    policy: everyMember,
    async handle(context, { what, without }) {
      const { merchant, now } = context;
      const clock = zoneClock(merchant.timeZone);
      const today = clock.dayOf(now);
      const period = periodOf({ from: yearBefore(today), to: today }, clock);
      const lines =
        what === 'bets'
          ? await betLines(context, period, clock)
          : await transactionLines(context, period, clock);
      return {
        fileName: `${what}-${today}.csv`,
        text: csvOf(linesWithout(lines, columnIds[what], without)),
      };
    },
  },
};

/** The record's column that each cell of a file belongs to. */
const columnIds = {
  transactions: ['reference', 'time', 'kind', 'wallet', 'wallet', 'wallet', 'amount', ''],
  bets: ['', 'time', 'game', '', '', 'stake', 'win', 'result', 'status', '', ''],
} as const satisfies Record<HistoryExport, readonly string[]>;

/** The moments of some days, both included; without one it goes on forever. */
function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  clock: ZoneClock,
): Period {
  return {
    from: from === undefined ? 0 : Math.max(0, clock.startOf(from)),
    to: to === undefined ? Number.MAX_SAFE_INTEGER : clock.endOf(to),
  };
}

/** The same day a year earlier; a leap day's is the last of February. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1);
  return `${year}${day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`;
}

/** Stakes and wins of a member since a moment, from every wallet that is played from, in minor units. */
async function playedSince({ tx, member }: MemberContext, since: number) {
  let [stakes, wins] = [0n, 0n];
  for (const { kind, amount } of await playPostingsSince(tx, member.key, since)) {
    if (kind === 'stake') stakes -= BigInt(amount);
    if (kind === 'payout') wins += BigInt(amount);
  }
  return { stakes, wins };
}

async function transactionLines(context: MemberContext, period: Period, clock: ZoneClock) {
  const { timeZone, currency } = context.merchant;
  const all = await namesIn(context, await transactionsOf(context, period));
  const lines = all.map((each) => [
    each.reference,
    clock.readingOf(each.time),
    each.kind,
    each.wallet,
    each.otherWallet ?? '',
    each.other?.name ?? '',
    each.amount,
    currency.code,
  ]);
  const wallets = ['Wallet', 'Other wallet', 'Other member'];
  return [['Reference', `Time (${timeZone})`, 'Kind', ...wallets, 'Amount', 'Currency'], ...lines];
}

async function betLines(context: MemberContext, period: Period, clock: ZoneClock) {
  const { timeZone, currency } = context.merchant;
  const lines = [];
  for (const row of await betsOf(context, period)) {
    const bet = await betOf(row, context);
    lines.push([
      bet.reference,
      clock.readingOf(bet.time),
      bet.gameName,
      bet.gameType,
      bet.vendorName,
      bet.stake,
      bet.win,
      bet.result ?? '',
      bet.status,
      bet.settledAt === undefined ? '' : clock.readingOf(bet.settledAt),
      currency.code,
    ]);
  }
  const names = ['Game', 'Game type', 'Vendor', 'Stake', 'Win', 'Result', 'Status'];
  const times = [`Placed (${timeZone})`, `Settled (${timeZone})`] as const;
  return [['Reference', times[0], ...names, times[1], 'Currency'], ...lines];
}
