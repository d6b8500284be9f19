import { type ContractKind, contractKinds } from '@livery/api/contract/agents';
import { type TeamExport, type TeamFigures, teamExportLines } from '@livery/api/contract/team';
import { paidIn } from '../agents/paid.ts';
import { payViewOf } from '../agents/pay-view.ts';
import type { PayRow } from '../agents/rows.ts';
import type { MemberContext } from '../handlers.ts';
import { csvOf, linesWithout } from '../history/csv.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { Refused } from '../refusal.ts';
import { type BetsAsked, betViews, foundBets } from './bets.ts';
import { overviewOf } from './overview.ts';
import { type ProfitAsked, profitOf } from './profit.ts';
import { revenueOf } from './revenue.ts';
import { foundTransactions, type TransactionsAsked, transactionView } from './transactions.ts';

/** What file of a team is asked for, and which part of it. */
export interface ExportAsked extends BetsAsked, TransactionsAsked, Pick<ProfitAsked, 'rows'> {
  readonly what: TeamExport;
  /** Of pay by period; each kind without it. */
  readonly contract?: ContractKind | undefined;
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
    fileName: `${['team', asked.what, asked.contract ?? [], asked.from, asked.to].flat().join('-')}.csv`,
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
      ids: ['', '', '', 'time', 'game', '', '', 'stake', 'win', 'result', 'status', 'time', ''],
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
    const figures = ['deposits', 'withdrawals', 'bonuses', '', 'validBet', '', 'net'];
    return {
      ids: ['', '', '', '', ...figures, ...figures, ''],
      names: [
        ...person,
        'Level',
        'Depth',
        ...figureNames.map((name) => `${name} (own)`),
        ...figureNames.map((name) => `${name} (with downlines)`),
        'Currency',
      ],
      lines: pageOf(rows, asked).items.map((each) => [
        each.account,
        each.nickname,
        String(each.level),
        String(each.depth),
        ...figuresOf(each.own),
        ...figuresOf(each.line),
        context.merchant.currency.code,
      ]),
      totalLines: rows.length,
    };
  },

  async overview(context, asked) {
    const { days } = await overviewOf(context, asked);
    return {
      names: ['Day', 'Accounts', 'Active', 'Joined', ...figureNames, 'Currency'],
      lines: pageOf(days, asked).items.map((each) => [
        each.day,
        String(each.members),
        String(each.active),
        String(each.joined),
        ...figuresOf(each),
        context.merchant.currency.code,
      ]),
      totalLines: days.length,
    };
  },

  async income(context, asked) {
    const { days } = await revenueOf(context, asked);
    return {
      names: ['Day', ...contractKinds.map((kind) => kindNames[kind]), 'Total', 'Currency'],
      lines: pageOf(days, asked).items.map((each) => [
        each.day,
        ...contractKinds.map((kind) => each[kind]),
        each.total,
        context.merchant.currency.code,
      ]),
      totalLines: days.length,
    };
  },

  async pay(context, asked) {
    const { currency, timeZone } = context.merchant;
    const clock = zoneClock(timeZone);
    const rows: PayRow[] = [];
    for (const kind of asked.contract ? [asked.contract] : contractKinds) {
      rows.push(...(await paidIn(context, kind, asked)));
    }
    const lines = pageOf(rows, asked).items.map(async (row) => {
      const { view, ...figures } = await payViewOf(context, row, 'issued');
      const given = row.given.reduce((all, { amount }) => all + BigInt(amount), 0n);
      return [
        kindNames[row.kind],
        clock.readingOf(view.from),
        clock.readingOf(view.to),
        figures.betAmount,
        figures.periodProfitLoss,
        String(figures.activeMembers),
        view.rate,
        view.earned,
        fromMinor(given, currency.decimals),
        view.carriedIn,
        view.carriedOut,
        view.amount,
        currency.code,
      ];
    });
    return {
      names: [
        ...['Kind', `From (${timeZone})`, `To (${timeZone})`],
        ...['Valid bet', 'Lost by the line', 'Active members', 'Rate (%)'],
        ...['By contract', 'Given', 'Carried in', 'Carried out', 'Paid', 'Currency'],
      ],
      lines: await Promise.all(lines),
      totalLines: rows.length,
    };
  },
};

const kindNames: Readonly<Record<ContractKind, string>> = {
  dividend: 'Dividend',
  daily: 'Daily salary',
  hourly: 'Hourly salary',
  realtime: 'Real-time salary',
};

const person = ['Account', 'Nickname'] as const;
const figureNames = ['Deposits', 'Withdrawals', 'Bonuses', 'Bets', 'Valid bet', 'Wins', 'Net'];

/** The cells of {@link figureNames}. */
const figuresOf = (each: TeamFigures) => [
  each.deposits,
  each.withdrawals,
  each.bonuses,
  String(each.bets),
  each.validBet,
  each.wins,
  each.net,
];
