import { carries } from '@livery/api/contract-terms';
import type { Context } from '../handlers.ts';
import { type Found, givenBy } from './find.ts';
import { type ContractRow, contracts } from './rows.ts';
import { topRate } from './terms.ts';

type Where = Pick<Context, 'tx' | 'merchant' | 'now'>;

/** What a contract carries those further down by. */
type Carrying = Pick<ContractRow, 'downline' | 'kind' | 'periodType'> & { readonly rate: string };

/** What a contract carries while it is active. */
export function carryingOf(row: ContractRow): Carrying {
  return { ...row, rate: topRate(row) };
}

/** Ends a contract, and with it those further down that it carried. Gives the row as it is then. */
export async function endContract(
  context: Where,
  { key, row }: Found,
  endedBy: NonNullable<ContractRow['endedBy']>,
): Promise<ContractRow> {
  const { tx, now } = context;
  const wasActive = row.state === 'active';
  const ended: ContractRow = { ...row, state: 'terminated', decidedTime: now, endedBy };
  await tx.put(contracts, key, ended);
  // What replaces it says by its own terms what it still carries.
  if (wasActive && endedBy !== 'newer') await endUncarried(context, { ...row, rate: '0' });
  return ended;
}

/**
 * Ends the contracts and offers that the holder of a contract has given and that it does not carry: at a rate above the holder's own
 * (spec §4: "a new contract with a lower rate than an existing downline's rate automatically terminates that downline's contract"), as
 * nobody gives more than they get; or settled by a period that does not fit into the holder's.
 */
export async function endUncarried(context: Where, own: Carrying): Promise<void> {
  for (const found of await givenBy(context.tx, own.downline)) {
    const { row } = found;
    const holds = row.kind === own.kind && (row.state === 'active' || row.state === 'offered');
    const { periodType } = own;
    if (!holds || carries(own, { periodType: row.periodType, rate: topRate(row) })) continue;
    const isLower = !carries(own, { periodType, rate: topRate(row) });
    await endContract(context, found, isLower ? 'lowerRate' : 'otherPeriod');
  }
}
