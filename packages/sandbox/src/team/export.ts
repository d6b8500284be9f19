import { type TeamExport, teamExportLines } from '@livery/api/contract/team';
import type { MemberContext } from '../handlers.ts';
import { csvOf, linesWithout } from '../history/csv.ts';
import { zoneClock } from '../history/days.ts';
import { pageOf } from '../paging.ts';
import { Refused } from '../refusal.ts';
import { type BetsAsked, betViews, foundBets } from './bets.ts';
import { type ProfitAsked, profitOf } from './profit.ts';
import { foundTransactions, type TransactionsAsked, transactionView } from './transactions.ts';

/** What file of a team is asked for, and which part of it. */
export interface ExportAsked extends BetsAsked, TransactionsAsked, Pick<ProfitAsked, 'rows'> {
  readonly what: TeamExport;
  readonly pageNo: number;
  /** The moment that the file tells of, milliseconds since 1970; absent: now. */
  readonly until?: number | undefined;
  /** See `withoutSchema`. */
  readonly without?: string | undefined;
}

/** A part of a file: its lines, how many the file has, the columns' names, and which column of the report each belongs to. */
interface Part {
  readonly ids?: readonly string[];
  readonly names: readonly string[];
  readonly lines: string[][];
  readonly totalLines: number;
}

type Asked = ExportAsked & { readonly pageSize: number };

/** A part of a file of a team's entries, as they were at one moment: every part has the lines of that moment, whatever happens meanwhile. */
export async function exportOf(context: MemberContext, request: ExportAsked) {
  const now = Math.min(request.until ?? context.now, context.now);
  const asked = { ...request, pageSize: teamExportLines };
  const part = await partsOf[asked.what]({ ...context, now }, asked);
  if (part instanceof Refused) return part;
  const { names, ids = [], lines, totalLines } = part;
  const all = asked.pageNo === 1 ? [names, ...lines] : lines;
  return {
    fileName: `team-${asked.what}-${asked.from}-${asked.to}.csv`,
    text: csvOf(linesWithout(all, ids, asked.without)),
    lines: lines.length,
    totalLines,
    totalPages: Math.max(1, Math.ceil(totalLines / teamExportLines)),
    until: now,
  };
}

const partsOf: Readonly<
  Record<TeamExport, (context: MemberContext, asked: Asked) => Promise<Part | Refused>>
> = {
  async bets(context, asked) {
    const found = await foundBets(context, asked);
    if (found instanceof Refused) return found;
    const { currency, timeZone } = context.merchant;
    const clock = zoneClock(timeZone);
    const { items } = pageOf(found.rows, asked);
    const views = await betViews(context, found.places, items);
    return {
      ids: ['', '', '', 'time', 'game', '', '', 'stake', 'win', 'result', 'status', '', ''],
      names: [
        ...person,
        'Reference',
        `Placed (${timeZone})`,
        'Game',
        'Game type',
        'Vendor',
        'Stake',
        'Win',
        'Result',
        'Status',
        `Settled (${timeZone})`,
        'Currency',
      ],
      lines: views.map((bet) => [
        bet.account,
        bet.nickname,
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
      ]),
      totalLines: found.rows.length,
    };
  },

  async transactions(context, asked) {
    const found = await foundTransactions(context, asked);
    if (found instanceof Refused) return found;
    const { currency, timeZone } = context.merchant;
    const clock = zoneClock(timeZone);
    return {
      ids: ['', '', 'reference', 'time', 'kind', 'kind', 'amount', ''],
      names: [
        ...person,
        'Reference',
        `Time (${timeZone})`,
        'Kind',
        'Other account',
        'Amount',
        'Currency',
      ],
      lines: pageOf(found.crossings, asked).items.map((crossing) => {
        const each = transactionView(crossing, found.team, context);
        return [
          each.account,
          each.nickname,
          each.reference,
          clock.readingOf(each.time),
          each.kind,
          each.otherAccount ?? '',
          each.amount,
          currency.code,
        ];
      }),
      totalLines: found.crossings.length,
    };
  },

  async profit(context, asked) {
    const all = { pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER };
    const found = await profitOf(context, { ...asked, ...all, sort: 'account', ascending: true });
    if (found instanceof Refused) return found;
    // The account whose downlines these are comes first: with them it is the whole.
    const rows = [...(found.of ? [found.of] : []), ...found.list];
    const columns = ['Deposits', 'Withdrawals', 'Bonuses', 'Bets', 'Valid bet', 'Wins', 'Net'];
    const cells = (each: (typeof found.list)[number]['own']) => [
      each.deposits,
      each.withdrawals,
      each.bonuses,
      String(each.bets),
      each.validBet,
      each.wins,
      each.net,
    ];
    const figures = ['deposits', 'withdrawals', 'bonuses', '', 'validBet', '', 'net'];
    return {
      ids: ['', '', '', '', ...figures, ...figures, ''],
      names: [
        ...person,
        'Level',
        'Depth',
        ...columns.map((name) => `${name} (own)`),
        ...columns.map((name) => `${name} (with downlines)`),
        'Currency',
      ],
      lines: pageOf(rows, asked).items.map((each) => [
        each.account,
        each.nickname,
        String(each.level),
        String(each.depth),
        ...cells(each.own),
        ...cells(each.line),
        context.merchant.currency.code,
      ]),
      totalLines: rows.length,
    };
  },
};

const person = ['Account', 'Nickname'] as const;
