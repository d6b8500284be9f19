import type { ContractKind } from '@livery/api/contract/agents';
import type { Handlers, MemberContext } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { agents } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { activeContract } from './find.ts';
import { isOn, refuseKind } from './guards.ts';
import { lastBoundary, windowMs } from './realtime.ts';
import { type PayRow, pays } from './rows.ts';
import { viewOf } from './view.ts';

export const payHandlers: Pick<
  Handlers,
  'consolidatedContract' | 'dividendProcessing' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
> = {
  consolidatedContract: {
    policy: agents,
    async handle(context) {
      return {
        dividend: await contractStanding(context, 'dividend'),
        dailySalary: await contractStanding(context, 'daily'),
        hourlySalary: await contractStanding(context, 'hourly'),
        realtimeSalary: await contractStanding(context, 'realtime'),
      };
    },
  },

  dividendProcessing: {
    policy: agents,
    async handle(context, asked) {
      const rows = await paysOf(context, 'dividend');
      if (rows instanceof Refused) return rows;
      const money = moneyOf(context);
      const { items, totalPages } = pageOf(rows, asked);
      return {
        totalPages,
        list: items.map((row) => ({
          from: row.from,
          to: row.to,
          periodValidBet: money(row.betAmount),
          periodProfitLoss: money(row.periodProfitLoss ?? '0'),
          activeMembers: row.activeMembers ?? 0,
          rate: row.rate,
          amount: money(row.amount),
          state: row.state,
        })),
      };
    },
  },

  dailySalary: { policy: agents, handle: (context, asked) => wages(context, 'daily', asked) },

  hourlySalary: { policy: agents, handle: (context, asked) => wages(context, 'hourly', asked) },

  realtimeSalary: {
    policy: agents,
    async handle(context, asked) {
      const refused = refuseKind(context, 'realtime');
      if (refused) return refused;
      const { tx, member, merchant, now } = context;
      const page = await wages(context, 'realtime', asked);
      if (page instanceof Refused) return page;
      const contract = await activeContract(tx, member.key, 'realtime');
      const clock = zoneClock(merchant.timeZone);
      const midnight = clock.startOf(clock.dayOf(now));
      const rows = await rowsOf(context, 'realtime');
      const today = rows
        .filter(({ from }) => from >= midnight)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      return {
        ...page,
        ...(contract ? { contract: await viewOf(context, contract.row) } : {}),
        nextSettlement: lastBoundary(now) + windowMs,
        today: moneyOf(context)(String(today)),
      };
    },
  },
};

async function contractStanding(context: MemberContext, kind: ContractKind) {
  const enabled = isOn(context, kind);
  const found = enabled ? await activeContract(context.tx, context.member.key, kind) : undefined;
  return { enabled, ...(found ? { contract: await viewOf(context, found.row) } : {}) };
}

async function wages(
  context: MemberContext,
  kind: ContractKind,
  asked: { pageNo: number; pageSize: number },
) {
  const rows = await paysOf(context, kind);
  if (rows instanceof Refused) return rows;
  const money = moneyOf(context);
  const { items, totalPages } = pageOf(rows, asked);
  const list = items.map(({ from, to, betAmount, rate, amount, state }) => ({
    from,
    to,
    betAmount: money(betAmount),
    rate,
    amount: money(amount),
    state,
  }));
  return { list, totalPages };
}

/** What the agent was paid by contracts of a kind, newest first. */
async function paysOf(context: MemberContext, kind: ContractKind): Promise<PayRow[] | Refused> {
  return refuseKind(context, kind) ?? rowsOf(context, kind);
}

async function rowsOf({ tx, member }: MemberContext, kind: ContractKind): Promise<PayRow[]> {
  const stretch = { from: `${member.key}/${kind}/`, to: `${member.key}/${kind}/~`, reverse: true };
  return (await tx.range(pays, 'byAccount', stretch)).map(({ row }) => row);
}

function moneyOf({ merchant }: MemberContext): (minor: string) => string {
  return (minor) => fromMinor(BigInt(minor), merchant.currency.decimals);
}
