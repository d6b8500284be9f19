import type { MemberContext } from '../handlers.ts';
import { type AccountRow, accounts } from '../session/rows.ts';

/** Writes a change of the member's own account. */
export async function changeAccount(
  { tx, member }: Pick<MemberContext, 'tx' | 'member'>,
  change: Partial<AccountRow>,
): Promise<void> {
  await tx.put(accounts, member.key, { ...member.account, ...change });
}
