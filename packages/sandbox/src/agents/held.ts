import type { ContractKind } from '@livery/api/contract/agents';
import type { Context } from '../handlers.ts';
import type { Transaction } from '../store/store.ts';
import type { Reads } from './figures.ts';
import { givenBy, receivedBy } from './find.ts';
import type { Stretch } from './periods.ts';
import type { ContractRow, SettledRow } from './rows.ts';

/** Where pay is settled. */
export interface Where extends Pick<Context, 'tx' | 'merchant' | 'now'> {
  /** Shared by all that is settled in one go. */
  readonly reads?: Reads;
}

/** A contract, and when it was active; one that still is has no end. */
export interface Held {
  readonly row: ContractRow;
  readonly active: Stretch;
}

/** The contracts of a kind that an account is or was paid by, in the order of their beginnings. */
export async function heldBy(
  { tx }: Pick<Where, 'tx'>,
  account: string,
  kind: ContractKind,
): Promise<Held[]> {
  return (await receivedBy(tx, account))
    .flatMap(({ row }) => {
      if (row.kind !== kind || row.begunTime === undefined) return [];
      const to = row.state === 'terminated' ? (row.decidedTime ?? row.begunTime) : Infinity;
      return [{ row, active: { from: row.begunTime, to } }];
    })
    .sort((one, other) => one.active.from - other.active.from);
}

/** A contract with the time of which its bets are counted. */
export interface Part {
  readonly held: Held;
  readonly stretch: Stretch;
}

/** What is not counted yet of a contract's time, up to a moment. */
export function openPart(held: Held, { paidTo }: Pick<SettledRow, 'paidTo'>, to: number): Part {
  const { row, active } = held;
  const from = Math.max(active.from, paidTo[row.periodType] ?? 0);
  return { held, stretch: { from, to: Math.min(active.to, to) } };
}

/** Those directly below to whom an account has ever given a contract of a kind. */
export async function holdersBelow(
  tx: Transaction,
  account: string,
  kind: ContractKind,
): Promise<string[]> {
  const given = (await givenBy(tx, account)).filter(
    ({ row }) => row.kind === kind && row.begunTime !== undefined,
  );
  return [...new Set(given.map(({ row }) => row.downline))];
}
