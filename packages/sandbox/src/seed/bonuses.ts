import type { BetRow } from '../history/rows.ts';
import { houseBook, type Movement, memberBook } from '../ledger/ledger.ts';
import type { Localised } from '../localise.ts';
import { usual } from '../money/request.ts';
import { linesOf, totalOf } from '../rewards/rebate.ts';
import type { BonusRow, RebateRow } from '../rewards/rows.ts';
import { type Past, seedReference } from './bets.ts';

const day = 24 * 60 * 60_000;

/** A bonus of the seed; amounts in the merchant's usual units, times in days from now. */
interface BonusSeed {
  readonly bonusId: string;
  readonly name: Localised;
  readonly state: BonusRow['state'];
  readonly amount: number;
  /** So many times the amount has to be staked. */
  readonly times: number;
  readonly days: number;
  readonly maxBet: number;
  readonly excluded: readonly string[];
  readonly claimUntil: number;
  readonly claimed?: number;
  readonly ended?: number;
}

const weekend: Localised = {
  EN: 'Weekend bonus',
  TH: 'โบนัสสุดสัปดาห์',
  HI: 'सप्ताहांत बोनस',
  BN: 'সাপ্তাহান্তিক বোনাস',
  VI: 'Thưởng cuối tuần',
};
const slots: Localised = {
  EN: 'Slots bonus',
  TH: 'โบนัสสล็อต',
  HI: 'स्लॉट बोनस',
  BN: 'স্লট বোনাস',
  VI: 'Thưởng nổ hũ',
};
const birthday: Localised = {
  EN: 'Birthday bonus',
  TH: 'โบนัสวันเกิด',
  HI: 'जन्मदिन बोनस',
  BN: 'জন্মদিনের বোনাস',
  VI: 'Thưởng sinh nhật',
};
const welcome: Localised = {
  EN: 'Welcome bonus',
  TH: 'โบนัสต้อนรับ',
  HI: 'स्वागत बोनस',
  BN: 'স্বাগত বোনাস',
  VI: 'Thưởng chào mừng',
};

/** A bonus that can be claimed for three more days. */
const toClaim: BonusSeed = {
  bonusId: 'WEEKEND-48',
  name: weekend,
  state: 'available',
  amount: 200,
  times: 8,
  days: 7,
  maxBet: 100,
  excluded: ['LIVE'],
  claimUntil: 3,
};

/** One bonus in each state, and a second to claim. */
const every: readonly BonusSeed[] = [
  toClaim,
  {
    bonusId: 'BIRTHDAY-26',
    name: birthday,
    state: 'available',
    amount: 100,
    times: 3,
    days: 30,
    maxBet: 250,
    excluded: [],
    claimUntil: 20,
  },
  {
    bonusId: 'SLOTS-11',
    name: slots,
    state: 'active',
    amount: 500,
    times: 20,
    days: 21,
    maxBet: 250,
    excluded: ['LIVE', 'SPORTS', 'ESPORTS'],
    claimUntil: 2,
    claimed: -12,
  },
  {
    bonusId: 'WELCOME-1',
    name: welcome,
    state: 'completed',
    amount: 300,
    times: 5,
    days: 60,
    maxBet: 250,
    excluded: ['LIVE'],
    claimUntil: -350,
    claimed: -390,
    ended: -352,
  },
  {
    bonusId: 'WEEKEND-31',
    name: weekend,
    state: 'givenUp',
    amount: 200,
    times: 8,
    days: 7,
    maxBet: 100,
    excluded: ['LIVE'],
    claimUntil: -119,
    claimed: -121,
    ended: -118,
  },
  {
    bonusId: 'SLOTS-06',
    name: slots,
    state: 'expired',
    amount: 250,
    times: 20,
    days: 14,
    maxBet: 100,
    excluded: ['LIVE'],
    claimUntil: -160,
    claimed: -165,
    ended: -151,
  },
];
/** Members with one bonus to claim and none to finish first. */
const one: readonly BonusSeed[] = [{ ...toClaim, bonusId: 'WEEKEND-49' }];

/** When rebates were claimed, in days from now. */
const rebateDays = [-180, -60, -7] as const;

/** A member's bonuses: one in each state, or one to claim. */
export function planBonuses(past: Past, which: 'every' | 'one') {
  const rows: BonusRow[] = [];
  const movements: Movement[] = [];
  for (const [at, seed] of (which === 'every' ? every : one).entries()) {
    const row = rowOf(seed, at, past);
    rows.push(row);
    movements.push(...movementsOf(row, past));
  }
  return { rows, movements };
}

function rowOf(seed: BonusSeed, at: number, { merchant, account, now }: Past): BonusRow {
  const { bonusId, name, state, days, claimed, ended } = seed;
  const money = (units: number) => String(usual(units, { merchant }));
  const moment = (fromNow: number) => now + fromNow * day;
  const claim =
    claimed === undefined
      ? {}
      : {
          claimedAt: moment(claimed),
          expiresAt: moment(claimed + days),
          reference: seedReference('N', moment(claimed), at),
        };
  // One that was finished had all of its turnover done, the others a quarter.
  const share = state === 'completed' ? seed.times : seed.times / 4;
  const end =
    ended === undefined ? {} : { endedAt: moment(ended), turnoverDone: money(seed.amount * share) };
  return {
    bonusId,
    merchant: merchant.code,
    account,
    name,
    state,
    amount: money(seed.amount),
    turnover: money(seed.amount * seed.times),
    days,
    maxBet: money(seed.maxBet),
    excludedGameTypes: seed.excluded,
    claimUntil: moment(seed.claimUntil),
    ...claim,
    ...end,
  };
}

function movementsOf(row: BonusRow, { merchant, account }: Past): Movement[] {
  const { state, reference, claimedAt, endedAt } = row;
  if (reference === undefined || claimedAt === undefined) return [];
  const { code } = merchant;
  const amount = BigInt(row.amount);
  const currency = merchant.currency.code;
  const house = { book: houseBook(code, 'bonus'), currency };
  const own = { book: memberBook(account, 'bonus'), currency };
  const claim: Movement = {
    id: `${code}-${reference}`,
    merchant: code,
    kind: 'bonus',
    time: claimedAt,
    reference,
    postings: [
      { ...house, amount: -amount },
      { ...own, amount },
    ],
  };
  if (endedAt === undefined) return [claim];
  const isOwn = state === 'completed';
  const into = isOwn ? { book: memberBook(account, 'wallet'), currency } : house;
  const end: Movement = {
    ...claim,
    id: `${code}-${reference}-${state}`,
    kind: isOwn ? 'bonus' : 'bonusGivenUp',
    time: endedAt,
    postings: [
      { ...own, amount: -amount },
      { ...into, amount },
    ],
  };
  return [claim, end];
}

/** The rebates that a member has claimed, of the bets before each claim; those of the last week wait. */
export function planRebates({ merchant, account, now }: Past, bets: readonly BetRow[]) {
  const { code } = merchant;
  const currency = merchant.currency.code;
  let since = 0;
  const movements = rebateDays.flatMap((days, at): Movement[] => {
    const time = now + days * day;
    const own = bets.filter(({ settledAt = Infinity }) => settledAt >= since && settledAt < time);
    since = time;
    const amount = totalOf(linesOf(own));
    if (amount === 0n) return [];
    const reference = seedReference('R', time, at);
    return [
      {
        id: `${code}-${reference}`,
        merchant: code,
        kind: 'rebate',
        time,
        reference,
        postings: [
          { book: houseBook(code, 'rebate'), amount: -amount, currency },
          { book: memberBook(account, 'wallet'), amount, currency },
        ],
      },
    ];
  });
  const row: RebateRow = { account, until: since };
  return { row, movements };
}
