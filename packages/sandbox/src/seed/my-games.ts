import { favouriteKey, favouriteRows, type PlayRow, playKey, playRows } from '../games/rows.ts';
import { lotteryGames } from '../lottery/games.ts';
import { pickIndex, shuffled, streamOf } from '../random.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { games } from '../tables.ts';
import type { MerchantSeedParts } from './seed.ts';

const minute = 60_000;

/** Who has played what before the first day, newest first; all others begin with nothing. */
const habits = [
  { username: 'mira2026', favourites: 18, plays: 40, lotteries: 6 },
  { username: 'tara2026', favourites: 3, plays: 2, lotteries: 1 },
  { username: 'arun2026', favourites: 0, plays: 7, lotteries: 0 },
] as const;

/** Gives a few members favourites and games that they played lately. */
export async function fillMyGames(
  tx: Transaction,
  { seed, merchant, now }: MerchantSeedParts,
): Promise<void> {
  // Of the games that are much played: nobody's habits are made of what nobody knows.
  const known = (await tx.range(games, 'byRank', { limit: 160 })).map(({ row }) => row);
  for (const { username, favourites, plays, lotteries } of habits) {
    const account = accountKey(merchant.code, username);
    const random = streamOf(seed, `habits/${account}`);
    const pastTimes = (count: number, gapMinutes: number) => {
      let time = now - 2 * minute;
      return Array.from({ length: count }, () => {
        time -= (1 + pickIndex(random, gapMinutes)) * minute;
        return time;
      });
    };
    const liked = shuffled(random, known);
    for (const [index, addedAt] of pastTimes(favourites, 4000).entries()) {
      const nodeId = liked[index]?.nodeId ?? 0;
      await tx.put(favouriteRows, favouriteKey(account, nodeId), { account, nodeId, addedAt });
    }
    const put = (row: PlayRow) => tx.put(playRows, playKey(row), row);
    const played = shuffled(random, known);
    for (const [index, playedAt] of pastTimes(plays, 900).entries()) {
      await put({ account, kind: 'game', id: String(played[index]?.nodeId), playedAt });
    }
    const drawn = shuffled(random, lotteryGames);
    for (const [index, playedAt] of pastTimes(lotteries, 3000).entries()) {
      await put({ account, kind: 'lottery', id: drawn[index]?.gameId ?? '', playedAt });
    }
  }
}
