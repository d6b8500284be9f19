import { payeeKinds } from '@livery/api/contract/payees';
import type { MemberContext } from '../handlers.ts';
import type { SandboxMerchant, SandboxPaymentMethod } from '../merchant.ts';
import { chargesOf, methodsOf, minutesOf } from '../payments/methods.ts';
import { Refused } from '../refusal.ts';
import { blockingBonuses } from '../rewards/turnover.ts';
import { isOpen, type PayeeKind, withdrawals } from './rows.ts';

/** How many withdrawals a member may ask for within 24 hours. */
export const dailyCount = 5;
const dayMs = 24 * 60 * 60_000;

/** What stands in the way of a withdrawal. */
interface Block {
  reason: 'turnover' | 'openWithdrawal' | 'dailyCount' | 'notOffered';
  /** Minor units. */
  amount?: bigint;
  reference?: string;
  until?: number;
}

/** A block that the call's policy has not refused for already, as it has for turnover. */
type OwnBlock = Block & { reason: Exclude<Block['reason'], 'turnover'> };
export const isOwnBlock = (block: Block): block is OwnBlock => block.reason !== 'turnover';

/** How a kind of account is paid out to: as the merchant's first method of that kind that is not down. */
export function routeOf(
  merchant: SandboxMerchant,
  kind: PayeeKind,
): SandboxPaymentMethod | undefined {
  return methodsOf(merchant).find((method) => method.kind === kind && method.status !== 'down');
}

/** The kinds of accounts that a merchant pays out to, with what each takes. */
export function routesOf(merchant: SandboxMerchant) {
  return payeeKinds.flatMap((kind) => {
    const method = routeOf(merchant, kind);
    if (method === undefined) return [];
    return [{ kind, ...chargesOf(method, merchant), minutes: minutesOf(method) }];
  });
}

/** Everything that keeps this member from asking for a withdrawal now. */
export async function blocksOf({
  tx,
  member,
  merchant,
  now,
}: Pick<MemberContext, 'tx' | 'member' | 'merchant' | 'now'>): Promise<Block[]> {
  const blocks: Block[] = [];
  if (routesOf(merchant).length === 0) blocks.push({ reason: 'notOffered' });
  for (const { bonusId, left } of await blockingBonuses(tx, member.key, now)) {
    blocks.push({ reason: 'turnover', amount: left, reference: bonusId });
  }
  const all = { from: `${member.key}/`, to: `${member.key}/~` };
  const rows = (await tx.range(withdrawals, 'byAccount', all)).map(({ row }) => row);
  const open = rows.find(({ state }) => isOpen(state));
  if (open) blocks.push({ reason: 'openWithdrawal', reference: open.reference });
  const recent = rows.filter(({ createdAt }) => createdAt > now - dayMs);
  const first = recent.at(-dailyCount);
  if (first) blocks.push({ reason: 'dailyCount', until: first.createdAt + dayMs });
  return blocks;
}

/** The refusal that a block is. */
export function refusalOf({ reason, reference = '', until = 0 }: OwnBlock): Refused {
  switch (reason) {
    case 'notOffered':
      return new Refused('NOT_AVAILABLE', 'Nothing is paid out now.');
    case 'openWithdrawal':
      return new Refused('WITHDRAWAL_OPEN', `${reference} is not over yet.`);
    case 'dailyCount': {
      const when = new Date(until).toISOString();
      return new Refused(
        'LIMIT_REACHED',
        `At most ${dailyCount} in 24 hours; the next from ${when}.`,
      );
    }
  }
}
