import { type BetRow, betKey, bets } from '../history/rows.ts';
import { redeems, rewardKey, rewards } from '../points/rows.ts';
import { streamOf } from '../random.ts';
import { bonuses, bonusKey, rebates } from '../rewards/rows.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { games } from '../tables.ts';
import { movementOf, type Past, planBets } from './bets.ts';
import { planBonuses, planRebates } from './bonuses.ts';
import { seedMall } from './mall.ts';
import { postNeutral } from './neutral.ts';
import { planPoints } from './points.ts';
import type { MerchantSeedParts } from './seed.ts';

/** The games that are played: the most popular. */
const playedGames = 150;
/** The member with a long past. Nobody's downline: what one of those stakes is an agent's salary as soon as anybody looks. */
const regular = { username: 'mira2026', bets: 400, most: 250 } as const;
/** A member who has a bonus to claim and nothing else. */
const newMember = 'tara2026';

/**
 * Generates the history of some members: their bets, points, bonuses and rebates, posted like live ones. All of it together
 * leaves their wallets as they were opened: what it came to is in the opening.
 */
export async function fillFunds(tx: Transaction, parts: MerchantSeedParts): Promise<void> {
  const { merchant, seed, now } = parts;
  const { code } = merchant;
  const mall = seedMall(merchant);
  for (const row of mall) await tx.put(rewards, rewardKey(code, row.rewardId), row);
  const played = (await tx.range(games, 'byRank', { limit: playedGames })).map(({ row }) => row);
  const pastOf = (username: string): Past => ({
    merchant,
    account: accountKey(code, username),
    now,
  });
  const putBets = async (rows: readonly BetRow[]) => {
    for (const row of rows) await tx.put(bets, betKey(code, row.reference), row);
    return rows.flatMap((row) => movementOf(row, merchant.currency.code) ?? []);
  };

  const past = pastOf(regular.username);
  const random = streamOf(seed, `bets/${code}`);
  const own = planBets(past, { games: played, count: regular.bets, most: regular.most }, random);
  const points = planPoints(past, mall);
  const bonus = planBonuses(past, 'every');
  const rebate = planRebates(past, own);
  for (const row of points.redeemed) await tx.put(redeems, `${code}/${row.reference}`, row);
  for (const row of bonus.rows) await tx.put(bonuses, bonusKey(row), row);
  await tx.put(rebates, past.account, rebate.row);
  await postNeutral(
    tx,
    past,
    [...(await putBets(own)), ...points.movements, ...bonus.movements, ...rebate.movements],
    'funds',
  );

  for (const row of planBonuses(pastOf(newMember), 'one').rows) {
    await tx.put(bonuses, bonusKey(row), row);
  }
}
