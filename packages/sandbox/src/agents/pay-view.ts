import type { AgentPay, PayLine } from '@livery/api/contract/agents';
import type { MemberContext } from '../handlers.ts';
import { fromMinor } from '../money/amount.ts';
import { accounts } from '../session/rows.ts';
import type { PayLineRow, PayRow } from './rows.ts';

/** The pay of a period as its agent sees it, with the figures that calls name differently. */
export async function payViewOf(
  context: MemberContext,
  row: PayRow,
  state: AgentPay['state'],
): Promise<{
  view: AgentPay;
  betAmount: string;
  periodProfitLoss: string;
  activeMembers: number;
}> {
  const money = moneyOf(context);
  const given = row.given.map(async ({ account, amount }) => {
    const below = (await context.tx.get(accounts, account))?.row;
    const { username = '', nickname = '' } = below ?? {};
    return { account: username, nickname, amount: money(amount) };
  });
  return {
    view: {
      from: row.from,
      to: row.to,
      periodType: row.periodType,
      state,
      lines: row.lines.map((line) => lineViewOf(line, money)),
      earned: money(row.earned),
      given: await Promise.all(given),
      carriedIn: money(row.carriedIn),
      carriedOut: money(row.carriedOut),
      amount: money(row.amount),
      rate: row.lines.at(-1)?.rate ?? '0',
    },
    betAmount: money(row.betAmount),
    periodProfitLoss: money(row.periodProfitLoss),
    activeMembers: row.activeMembers,
  };
}

type Money = (minor: string) => string;

function moneyOf({ merchant }: MemberContext): Money {
  return (minor) => fromMinor(BigInt(minor), merchant.currency.decimals);
}

function lineViewOf({ next, ...line }: PayLineRow, money: Money): PayLine {
  const amounts = <Row extends { betAmount: string; periodProfitLoss: string }>(row: Row) => ({
    ...row,
    betAmount: money(row.betAmount),
    periodProfitLoss: money(row.periodProfitLoss),
  });
  return {
    ...amounts(line),
    amount: money(line.amount),
    tiers: line.tiers.map(amounts),
    next: next && amounts(next),
  };
}
