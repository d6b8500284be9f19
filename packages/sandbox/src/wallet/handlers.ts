import type { Handlers, MemberContext } from '../handlers.ts';
import { balanceOf, fundsOf, memberBook, post } from '../ledger/ledger.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { insufficientFunds, newReference, readAmount, usual } from '../money/request.ts';
import { everyMember, realMembers, realPlayers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { refreshBonuses } from '../rewards/bonuses.ts';
import { turnoverLeft } from '../rewards/turnover.ts';
import { vendors } from '../tables.ts';
import { netDepositsOf } from './net-deposits.ts';
import { hasVendorWallets } from './stake-wallet.ts';
import { vendorWallets, walletName } from './wallets.ts';

export const walletHandlers: Pick<
  Handlers,
  'merchantWallet' | 'walletTransfer' | 'consolidatedFunds'
> = {
  merchantWallet: {
    policy: everyMember,
    async handle(context, { isSingle }) {
      const { tx, member, merchant, language } = context;
      const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
      const own = await balanceOf(tx, memberBook(member.key, 'wallet'));
      const one = !hasVendorWallets(context);
      const all = isSingle ? [] : await vendorWallets(context, member.key);
      // What lies at a vendor from another time is the member's still.
      const atVendors = all.filter(({ balance }) => !one || balance > 0n);
      return {
        isSingle: one,
        wallets: [
          { name: localise(walletName, language).text, balance: text(own), open: true },
          ...atVendors.map(({ vendor, balance }) => ({
            vassalage: vendor.vassalage,
            name: vendor.displayName,
            balance: text(balance),
            open: !vendor.maintenance,
          })),
        ],
        sumBalance: text(atVendors.reduce((sum, { balance }) => sum + balance, own)),
      };
    },
  },

  walletTransfer: {
    // Money may go to games only while the member may play; it may always come back.
    policy: {
      ...realMembers,
      openDuring: ({ direction }) =>
        (direction === 'toVendor' ? realPlayers : realMembers).openDuring,
    },
    async handle(context, { direction, vassalage, amount: text }) {
      if (direction === 'allBack') return answer(context, await allBack(context));
      const { tx, member, merchant } = context;
      // The schema lets neither be missing unless all goes back.
      const vendor = (await tx.get(vendors, vassalage ?? ''))?.row;
      if (vendor === undefined) return unknownVendor;
      if (vendor.maintenance) return closedVendor;
      if (direction === 'toVendor' && !hasVendorWallets(context)) return oneWallet;
      const amount = readAmount(text ?? '', context, {
        min: 1n,
        max: usual(1_000_000_000, context),
      });
      if (amount instanceof Refused) return amount;
      const own = memberBook(member.key, 'wallet');
      const there = memberBook(member.key, `vendor/${vendor.vassalage}`);
      const into = direction === 'toVendor' ? amount : -amount;
      const reference = newReference('V', context);
      const currency = merchant.currency.code;
      const short = await post(tx, {
        id: `${merchant.code}-${reference}`,
        merchant: merchant.code,
        kind: direction === 'toVendor' ? 'vendorIn' : 'vendorOut',
        time: context.now,
        reference,
        postings: [
          { book: own, amount: -into, currency },
          { book: there, amount: into, currency },
        ],
      });
      if (short) return insufficientFunds;
      return answer(context, { reference, moved: [{ vassalage: vendor.vassalage, amount }] });
    },
  },

  consolidatedFunds: {
    policy: everyMember,
    async handle(context) {
      const { tx, member, merchant, now } = context;
      await refreshBonuses(tx, { merchant, account: member.key, now });
      const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
      const inBook = async (book: 'wallet' | 'held' | 'bonus') =>
        text(await balanceOf(tx, memberBook(member.key, book)));
      const atVendors = await vendorWallets(context, member.key);
      return {
        wallet: await inBook('wallet'),
        vendors: atVendors
          .filter(({ balance }) => balance !== 0n)
          .map(({ vendor, balance }) => ({
            vassalage: vendor.vassalage,
            name: vendor.displayName,
            balance: text(balance),
          })),
        held: await inBook('held'),
        bonus: await inBook('bonus'),
        turnoverLeft: text(await turnoverLeft(tx, member.key, now)),
        points: Number(await balanceOf(tx, memberBook(member.key, 'points'))),
        sumBalance: text(await fundsOf(tx, member.key)),
        netDeposits: await netDepositsOf(context),
      };
    },
  },
};

/** What a transfer moved, in minor units. */
interface Moved {
  reference: string;
  moved: { vassalage: string; amount: bigint }[];
}

/** Brings home what lies at open vendors, as one movement. */
async function allBack(context: MemberContext): Promise<Moved> {
  const { tx, member, merchant, now } = context;
  const reference = newReference('V', context);
  const moved = (await vendorWallets(context, member.key))
    .filter(({ vendor, balance }) => balance > 0n && !vendor.maintenance)
    .map(({ vendor, balance }) => ({ vassalage: vendor.vassalage, amount: balance }));
  if (moved.length === 0) return { reference, moved };
  const currency = merchant.currency.code;
  await post(tx, {
    id: `${merchant.code}-${reference}`,
    merchant: merchant.code,
    kind: 'vendorOut',
    time: now,
    reference,
    postings: [
      ...moved.map(({ vassalage, amount }) => ({
        book: memberBook(member.key, `vendor/${vassalage}`),
        amount: -amount,
        currency,
      })),
      {
        book: memberBook(member.key, 'wallet'),
        amount: moved.reduce((sum, { amount }) => sum + amount, 0n),
        currency,
      },
    ],
  });
  return { reference, moved };
}

async function answer({ tx, member, merchant, now }: MemberContext, { reference, moved }: Moved) {
  const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
  return {
    reference,
    moved: moved.map(({ vassalage, amount }) => ({ vassalage, amount: text(amount) })),
    balance: text(await balanceOf(tx, memberBook(member.key, 'wallet'))),
    time: now,
  };
}

const oneWallet = new Refused('NOT_AVAILABLE', 'All vendors play from the one wallet.');
const unknownVendor = new Refused('NOT_FOUND', 'There is no such vendor.', { status: 404 });
const closedVendor = new Refused('NOT_AVAILABLE', 'The vendor is under maintenance.');
