import { carries } from '@livery/api/contract-terms';
import type { Context } from '../handlers.ts';
import { noteTime } from './counted.ts';
import { type Found, givenBy } from './find.ts';
import { majorTiers } from './offered-terms.ts';
import { type ContractRow, contracts } from './rows.ts';

type Where = Pick<Context, 'tx' | 'merchant' | 'now'>;

/** What a contract carries those further down by. */
type Carrying = Pick<ContractRow, 'downline' | 'kind' | 'periodType' | 'tiers'>;

/** Ends a contract, and with it those further down that it carried. Gives the row as it is then. */
export async function endContract(
  context: Where,
  { key, row }: Found,
  endedBy: NonNullable<ContractRow['endedBy']>,
): Promise<ContractRow> {
  const { tx } = context;
  const decidedTime = await noteTime(context);
  const wasActive = row.state === 'active';
  const ended: ContractRow = { ...row, state: 'terminated', decidedTime, endedBy };
  await tx.put(contracts, key, ended);
  // What replaces it says by its own terms what it still carries.
  if (wasActive && endedBy !== 'newer') await endUncarried(context, { ...row, tiers: [] });
  return ended;
}

/**
 * Ends the contracts and offers that the holder of a contract has given and that it does not carry: at a rate above the holder's own at
 * the same figures (spec §4: "a new contract with a lower rate than an existing downline's rate automatically terminates that
 * downline's contract"), as nobody gives more than they get; or settled by a period that does not fit into the holder's.
 */
export async function endUncarried(context: Where, own: Carrying): Promise<void> {
  const { decimals } = context.merchant.currency;
  const terms = ({ kind, periodType, tiers }: Omit<Carrying, 'downline'>) => ({
    kind,
    periodType,
    tiers: majorTiers(tiers, decimals),
  });
  for (const found of await givenBy(context.tx, own.downline)) {
    const { row } = found;
    const holds = row.kind === own.kind && (row.state === 'active' || row.state === 'offered');
    if (!holds || carries(terms(own), terms(row))) continue;
    const isLower = !carries(terms(own), { ...terms(row), periodType: own.periodType });
    await endContract(context, found, isLower ? 'lowerRate' : 'otherPeriod');
  }
}
