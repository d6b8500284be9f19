import { zoneClock } from '../history/days.ts';
import { betKey, bets } from '../history/rows.ts';
import { streamOf } from '../random.ts';
import { dayRows, earnedIn, paymentOf } from '../referral/earnings.ts';
import { referralDayKey, referralDays, referralsPaid } from '../referral/rows.ts';
import { accountKey, accounts } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { games } from '../tables.ts';
import type { AccountSeed } from './accounts.ts';
import { movementOf, planBets } from './bets.ts';
import { postNeutral } from './neutral.ts';
import type { MerchantSeedParts } from './seed.ts';

/** Who brought friends. */
const host = 'mira2026';
/** Who came, how many days ago, and how many bets they have placed. */
const friends = [
  { name: 'Anik', daysAgo: 396, bets: 16 },
  { name: 'Lata', daysAgo: 210, bets: 9 },
  { name: 'Phuong', daysAgo: 120, bets: 0 },
  { name: 'Rohit', daysAgo: 41, bets: 0 },
  { name: 'Ying', daysAgo: 6, bets: 0 },
] as const;

/** Over how long their bets are spread. */
const span = 28 * 24 * 60 * 60_000;

const usernameOf = ({ name }: (typeof friends)[number]) => `${name.toLowerCase()}2026`;

/** The members whom a seeded member has brought. */
export function friendsOf(
  username: typeof host,
  passwords: Pick<AccountSeed, 'password' | 'paymentPassword'>,
): AccountSeed[] {
  return friends.map((friend) => ({
    username: usernameOf(friend),
    ...passwords,
    nickname: friend.name,
    upline: username,
    openedDays: friend.daysAgo,
    balance: '48000',
    what: `friend of ${username}`,
  }));
}

/** The bets of those friends, and what was paid for them on the days that are over; both leave the wallets as they were opened. */
export async function fillFriends(tx: Transaction, parts: MerchantSeedParts): Promise<void> {
  const { merchant, seed, now } = parts;
  const played = (await tx.range(games, 'byRank', { limit: 60 })).map(({ row }) => row);
  for (const [index, friend] of friends.entries()) {
    const account = accountKey(merchant.code, usernameOf(friend));
    const past = { merchant, account, now };
    const random = streamOf(seed, `bets/${account}`);
    // Beyond the numbers of everybody else's.
    const first = 100_000 + 1000 * index;
    const plan = { games: played, count: friend.bets, most: 250, span, first };
    const own = planBets(past, plan, random);
    for (const row of own) await tx.put(bets, betKey(merchant.code, row.reference), row);
    const movements = own.flatMap((row) => movementOf(row, merchant.currency.code) ?? []);
    await postNeutral(tx, past, movements, 'funds');
  }

  const account = accountKey(merchant.code, host);
  const row = (await tx.get(accounts, account))?.row;
  if (row === undefined) return;
  const clock = zoneClock(merchant.timeZone);
  const earner = { tx, merchant, now, member: { key: account, account: row } };
  const until = clock.startOf(clock.dayOf(now));
  const days = dayRows(earner, await earnedIn(earner, { from: row.openedAt, to: until }));
  for (const day of days) await tx.put(referralDays, referralDayKey(day), day);
  await tx.put(referralsPaid, account, { until });
  const movements = days.map((day) => paymentOf({ merchant, now: clock.endOf(day.day) }, day));
  await postNeutral(tx, { merchant, account, now }, movements, 'referrals');
}
