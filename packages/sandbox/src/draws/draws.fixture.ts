import type { RequestOf } from '@livery/api';
import { type drawBet, drawRules } from '@livery/api/contract/draws';
import { wholeOf } from '../lottery/draws.ts';
import { lotteryOf } from '../lottery/games.ts';
import { toMinor } from '../money/amount.ts';
import { openMoney } from '../money/money.fixture.ts';
import { seeds } from '../tables.ts';
import type { Drawn } from './bet-kind.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export type SlipLine = RequestOf<typeof drawBet>['lines'][number];

/** The sum of some stakes as it travels. */
function totalOf(lines: readonly SlipLine[]): string {
  const cents = lines.reduce((sum, { stake }) => sum + (toMinor(stake, 2) ?? 0n), 0n);
  return (Number(cents) / 100).toFixed(2);
}

/**
 * A sandbox with a signed-in member who bets on draws. Its clock begins on a Saturday at 16:20 in Vietnam: the south is drawing, the
 * north draws at 18:15.
 */
export async function openDraws(username = 'tara2026', ...options: Parameters<typeof openMoney>) {
  const money = openMoney(...options);
  let who = await money.member(username);
  const rules = (gameId: string) => money.guest.call(drawRules, { gameId });
  async function slip(gameId: string, lines: SlipLine[]) {
    const { drawTime } = await rules(gameId);
    return { gameId, drawTime, lines, total: totalOf(lines) };
  }
  async function later(ms: number) {
    money.pass(ms);
    who = await money.member(username);
  }

  return {
    ...money,
    /** Signed in: for as long as no call below lets time pass. */
    get who() {
      return who;
    },
    rules,
    /** A slip on the draw of a lottery that takes bets now. */
    slip,
    bet: async (gameId: string, ...lines: SlipLine[]) =>
      who.act('drawBet', await slip(gameId, lines)),
    /** Lets time pass; the member signs in again, since a session does not last for days. */
    later,
    laterThan: async (time: number) => later(time - (await money.sandbox.clock.now())),
    /** What the platform will draw: nobody else knows its seed. */
    async drawn(gameId: string, drawAt: number): Promise<Drawn> {
      const game = lotteryOf(gameId);
      const seed = (await money.store.transaction((tx) => tx.get(seeds, 'platform')))?.row.seed;
      if (game === undefined || seed === undefined) throw new Error(`expected a draw of ${gameId}`);
      return wholeOf({ game, drawAt }, seed);
    },
  };
}
