import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema } from './fields.ts';
import { amountSchema, pointsSchema } from './member-fields.ts';

/** One place where a member's money lies: their own wallet, or that at a vendor. */
const walletSchema = v.object({
  /** Code of the vendor; absent for the member's own wallet. */
  vassalage: v.optional(v.string()),
  name: v.string(),
  balance: moneySchema,
  /** A vendor under maintenance neither takes nor gives anything. */
  open: v.boolean(),
});

/** What the member has in all wallets together (spec §3 "Balance", §7). */
export const balance = endpoint({
  id: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: v.object({ sumBalance: moneySchema }),
});

/** What lies in the member's own wallet and at each vendor, and which of them is played from. */
export const merchantWallet = endpoint({
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/wallets/merchant',
  origin: 'name',
  token: true,
  request: v.object({
    /** Asks for the member's own wallet alone, without those at vendors. */
    isSingle: v.optional(v.boolean(), false),
  }),
  response: v.object({
    /** Whether all vendors play from the member's own wallet. If not, each plays from the wallet that bears its code. */
    isSingle: v.boolean(),
    /** The member's own wallet first. */
    wallets: v.array(walletSchema),
    /** All that is in these wallets. */
    sumBalance: moneySchema,
  }),
});

/** Which way a transfer between wallets goes; `allBack` brings home what lies at every open vendor. */
export const walletDirections = ['toVendor', 'toWallet', 'allBack'] as const;
export type WalletDirection = (typeof walletDirections)[number];

/** Moves money between the member's own wallet and one at a vendor, or all of it back at once. */
export const walletTransfer = endpoint({
  id: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  origin: 'path',
  token: true,
  idempotent: true,
  request: v.pipe(
    v.object({
      direction: v.picklist(walletDirections),
      /** Code of the vendor; needed unless all goes back. */
      vassalage: v.optional(v.string()),
      /** Needed unless all goes back. */
      amount: v.optional(amountSchema),
    }),
    v.check(
      ({ direction, vassalage, amount }) =>
        direction === 'allBack' || (vassalage !== undefined && amount !== undefined),
      'expected a vassalage and an amount, or the direction allBack',
    ),
  ),
  response: v.object({
    reference: v.string(),
    /** What was moved, by vendor; nothing when all was back already. */
    moved: v.array(v.object({ vassalage: v.string(), amount: moneySchema })),
    /** What the member's own wallet holds afterwards. */
    balance: moneySchema,
    time: instantSchema,
  }),
});

/** What a member paid in less what was paid out, over the whole life of the account. */
export const netDepositsSchema = v.object({
  deposits: moneySchema,
  withdrawals: moneySchema,
  /** Deposits − withdrawals; below nothing when more came out than went in. */
  net: moneySchema,
  /** The period's beginning: when the account was opened. Its end is now. */
  since: instantSchema,
});
export type NetDeposits = v.InferOutput<typeof netDepositsSchema>;

/** All that is a member's, in one answer. */
export const consolidatedFunds = endpoint({
  id: 'consolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: v.object({
    wallet: moneySchema,
    vendors: v.array(v.object({ vassalage: v.string(), name: v.string(), balance: moneySchema })),
    /** Set aside by a withdrawal that is under way. */
    held: moneySchema,
    /** Bonus money that still has to be wagered. */
    bonus: moneySchema,
    /** Stakes that are left to place before the bonus is the member's own. */
    turnoverLeft: moneySchema,
    points: pointsSchema,
    /** What can be played with: wallet and vendors. What is held, and a bonus, is not in it. */
    sumBalance: moneySchema,
    netDeposits: netDepositsSchema,
  }),
});

/** Calls of wallets, by id. */
export const walletCalls = { balance, merchantWallet, walletTransfer, consolidatedFunds };
