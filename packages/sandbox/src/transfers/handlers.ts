import type { Context, Handlers, MemberContext } from '../handlers.ts';
import { balanceOf, memberBook, post } from '../ledger/ledger.ts';
import { fromMinor } from '../money/amount.ts';
import {
  type Bounds,
  insufficientFunds,
  newReference,
  readAmount,
  usual,
} from '../money/request.ts';
import { everyMember, realPlayers } from '../policy.ts';
import { breakOf } from '../protection/standing.ts';
import { Refused } from '../refusal.ts';
import { isUnconfirmed } from '../registration/terms.ts';
import { turnoverLeft } from '../rewards/turnover.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';

export const transferHandlers: Pick<Handlers, 'transferTargets' | 'transferCreate'> = {
  transferTargets: {
    policy: everyMember,
    async handle(context) {
      const { tx, member, merchant } = context;
      const { min, max } = boundsOf(context);
      const upline = await uplineOf(context);
      const below = await tx.range(accounts, 'byUpline', { from: member.key, to: member.key });
      const money = (minor: bigint) => fromMinor(minor, merchant.currency.decimals);
      return {
        ...(upline ? { upline: personOf(upline) } : {}),
        downlines: below
          .map(({ row }) => row)
          .filter(mayReceive)
          .map(personOf),
        min: money(min),
        max: money(max),
        available: money(await balanceOf(tx, memberBook(member.key, 'wallet'))),
        blocks: (await blocksOf(context)).map(({ amount, ...block }) => ({
          ...block,
          ...(amount === undefined ? {} : { amount: money(amount) }),
        })),
      };
    },
  },

  transferCreate: {
    policy: {
      ...realPlayers,
      paymentPassword: ({ password }) => password,
      afterTurnover: true,
    },
    async handle(context, { account, amount: text }) {
      const { tx, member, merchant, now } = context;
      const amount = readAmount(text, context, boundsOf(context));
      if (amount instanceof Refused) return amount;
      const key = accountKey(merchant.code, account);
      const receiver = (await tx.get(accounts, key))?.row;
      const isAbove = receiver !== undefined && key === member.account.upline;
      const isBelow = receiver?.upline === member.key;
      const isInLine = isBelow || (isAbove && member.account.toUpline);
      if (!receiver || !isInLine || !mayReceive(receiver)) return notInLine;

      const reference = newReference('T', context);
      const currency = merchant.currency.code;
      const short = await post(tx, {
        id: `${merchant.code}-${reference}`,
        merchant: merchant.code,
        kind: 'transfer',
        time: now,
        reference,
        postings: [
          { book: memberBook(member.key, 'wallet'), amount: -amount, currency },
          { book: memberBook(key, 'wallet'), amount, currency },
        ],
      });
      if (short) return insufficientFunds;
      const moved = fromMinor(amount, merchant.currency.decimals);
      return { reference, account: receiver.username, amount: moved, time: now };
    },
  },
};

/**
 * Whether money may be sent to an account: not to one that the house has closed, nor to one whose holder has yet to confirm. A break or
 * an exclusion that somebody has asked for is told to nobody, so it counts for nothing here.
 */
export function mayReceive(account: AccountRow): boolean {
  return !account.excluded && !isUnconfirmed(account);
}

/** From one usual unit to a hundred thousand of them. */
function boundsOf(context: Context): Bounds {
  return { min: usual(1, context), max: usual(100_000, context) };
}

/** What the policy of a transfer would refuse it for now. */
async function blocksOf(context: MemberContext) {
  const { tx, member, now } = context;
  const taken = await breakOf(context);
  const left = await turnoverLeft(tx, member.key, now);
  return [
    ...(taken
      ? [
          {
            reason: taken.kind === 'timeOut' ? ('timeOut' as const) : ('selfExcluded' as const),
            until: taken.until,
          },
        ]
      : []),
    ...(left > 0n ? [{ reason: 'turnover' as const, amount: left }] : []),
  ];
}

async function uplineOf({ tx, member }: MemberContext): Promise<AccountRow | undefined> {
  const { upline, toUpline } = member.account;
  if (upline === undefined || !toUpline) return undefined;
  const above = (await tx.get(accounts, upline))?.row;
  return above && mayReceive(above) ? above : undefined;
}

function personOf({ username, nickname }: AccountRow) {
  return { account: username, nickname };
}

const notInLine = new Refused(
  'NOT_IN_LINE',
  'Transfers go to the upline, when it is open to this account, and to direct downlines.',
);
