import type { Context } from '../handlers.ts';
import { type Found, givenBy } from './find.ts';
import { settleRealtime } from './realtime.ts';
import { type ContractRow, contracts } from './rows.ts';
import { isAbove, topRate } from './terms.ts';

type Where = Pick<Context, 'tx' | 'merchant' | 'now'>;

/** Ends a contract, and with it those further down that it carried. Gives the row as it is then. */
export async function endContract(
  context: Where,
  { key, row }: Found,
  endedBy: NonNullable<ContractRow['endedBy']>,
): Promise<ContractRow> {
  const { tx, now } = context;
  const wasActive = row.state === 'active';
  // What is due until now is paid at this contract's rate.
  if (row.kind === 'realtime') await settleRealtime(context, row.downline);
  const ended: ContractRow = { ...row, state: 'terminated', decidedTime: now, endedBy };
  await tx.put(contracts, key, ended);
  // What replaces it says by its own rate what it still carries.
  if (wasActive && endedBy !== 'newer') await endAbove(context, row, '0');
  return ended;
}

/**
 * Ends the contracts and offers that the holder of a contract has given at a rate above the holder's own (spec §4: "a new contract with
 * a lower rate than an existing downline's rate automatically terminates that downline's contract"): nobody gives more than they get.
 */
export async function endAbove(
  context: Where,
  { downline, kind }: Pick<ContractRow, 'downline' | 'kind'>,
  rate: string,
): Promise<void> {
  for (const found of await givenBy(context.tx, downline)) {
    const { row } = found;
    const holds = row.kind === kind && (row.state === 'active' || row.state === 'offered');
    if (holds && isAbove(topRate(row), rate)) await endContract(context, found, 'lowerRate');
  }
}
