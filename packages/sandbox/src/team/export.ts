import { type TeamExport, teamExportLines } from '@livery/api/contract/team';
import type { MemberContext } from '../handlers.ts';
import { csvOf, linesWithout } from '../history/csv.ts';
import { zoneClock } from '../history/days.ts';
import { countsAt } from '../history/rows.ts';
import { fundsOf } from '../ledger/ledger.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { Refused } from '../refusal.ts';
import { type BetsAsked, betViews, foundBets } from './bets.ts';
import { type ProfitAsked, profitOf } from './profit.ts';
import { foundTransactions, type TransactionsAsked, transactionView } from './transactions.ts';
import { beneath, headOf, teamOf } from './tree.ts';

/** What file of a team is asked for, and which part of it. */
export interface ExportAsked extends BetsAsked, TransactionsAsked, Pick<ProfitAsked, 'rows'> {
  readonly what: TeamExport;
  readonly pageNo: number;
  /** The moment up to which entries are in the file, milliseconds since 1970; absent: now. */
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

type Asked = ExportAsked & { readonly pageSize: number; readonly until: number };

/** A part of a file of a team's entries. */
export async function exportOf(context: MemberContext, request: ExportAsked) {
  const until = request.until ?? context.now;
  const asked = { ...request, until, pageSize: teamExportLines };
  const part = await partsOf[asked.what](context, asked);
  if (part instanceof Refused) return part;
  const { names, ids = [], lines, totalLines } = part;
  const all = asked.pageNo === 1 ? [names, ...lines] : lines;
  return {
    fileName: `team-${asked.what}-${asked.from}-${asked.to}.csv`,
    text: csvOf(linesWithout(all, ids, asked.without)),
    lines: lines.length,
    totalLines,
    totalPages: Math.max(1, Math.ceil(totalLines / teamExportLines)),
    until,
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
    const rows = found.rows.filter((row) => countsAt(row) <= asked.until);
    const views = await betViews(context, found.places, pageOf(rows, asked).items);
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
      totalLines: rows.length,
    };
  },

  async transactions(context, asked) {
    const found = await foundTransactions(context, asked);
    if (found instanceof Refused) return found;
    const crossings = found.crossings.filter(({ time }) => time <= asked.until);
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
      lines: pageOf(crossings, asked).items.map((crossing) => {
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
      totalLines: crossings.length,
    };
  },

  async profit(context, asked) {
    const found = await profitOf(context, { ...asked, sort: 'account', ascending: true });
    if (found instanceof Refused) return found;
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
      lines: found.list.map((each) => [
        each.account,
        each.nickname,
        String(each.level),
        String(each.depth),
        ...cells(each.own),
        ...cells(each.line),
        context.merchant.currency.code,
      ]),
      totalLines: found.totalRows,
    };
  },

  async downlines(context, asked) {
    const { tx, merchant } = context;
    const head = headOf(await teamOf(context), asked.account, context);
    if (head instanceof Refused) return head;
    const clock = zoneClock(merchant.timeZone);
    const everybody = beneath(head);
    const { items } = pageOf(everybody, asked);
    const lines = items.map(async ({ key, row, depth, above, below, size }) => [
      row.username,
      row.nickname,
      String(row.type),
      String(depth),
      above?.row.username ?? '',
      String(below.length),
      String(size),
      fromMinor(await fundsOf(tx, key), merchant.currency.decimals),
      merchant.currency.code,
      clock.readingOf(row.openedAt),
      row.excluded ? 'closed' : 'open',
    ]);
    return {
      names: [
        ...person,
        'Level',
        'Depth',
        'Upline',
        'Direct downlines',
        'All downlines',
        'Balance',
        'Currency',
        `Joined (${merchant.timeZone})`,
        'State',
      ],
      lines: await Promise.all(lines),
      totalLines: everybody.length,
    };
  },
};

const person = ['Account', 'Nickname'] as const;
