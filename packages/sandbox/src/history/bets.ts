import { countingTime } from '../agents/counted.ts';
import { stakesOf } from '../games/stakes.ts';
import type { Context, MemberContext } from '../handlers.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import type { Localised } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { insufficientFunds, newReference } from '../money/request.ts';
import { earnPoints } from '../points/earn.ts';
import { refuseOverLimit, refuseOverTime } from '../protection/limits.ts';
import { refuseDuringBreak } from '../protection/standing.ts';
import { Refused } from '../refusal.ts';
import { refreshBonuses } from '../rewards/bonuses.ts';
import { vendors } from '../tables.ts';
import { stakeWallet } from '../wallet/stake-wallet.ts';
import { type BetGame, type BetRow, betKey, bets, decided } from './rows.ts';

/** A game of a hall, a lottery, or whatever else a vendor opens: `GameRow` is one. */
export interface PlayedGame {
  readonly vassalage: string;
  readonly gameType: string;
  readonly nodeId?: number | undefined;
  /** Id of a lottery. */
  readonly gameCode?: string | undefined;
  readonly name: Localised;
  /** Language of a name that is the same everywhere. */
  readonly foreign?: string | undefined;
  /** In the merchant's smallest usual unit. */
  readonly minBet: string;
}

/** A bet as it is asked for. */
export interface Wager {
  readonly game: PlayedGame;
  /** Minor units. */
  readonly stake: bigint;
}

/**
 * Places a bet: the stake goes to the house at once, out of the wallet that the vendor's games are played from.
 *
 * Refuses a vendor that is unknown or under maintenance (`NOT_AVAILABLE`), a stake of nothing or below the game's least
 * (`AMOUNT_INVALID`, `AMOUNT_TOO_SMALL`), during a break, over a limit of time or losses, and when the wallet holds too little.
 */
export async function placeBet(
  context: MemberContext,
  { game, stake }: Wager,
): Promise<BetRow | Refused> {
  const { tx, member, merchant, now } = context;
  const { vassalage } = game;
  if ((await tx.get(vendors, vassalage))?.row.maintenance ?? true) return closedVendor;
  if (stake <= 0n) return new Refused('AMOUNT_INVALID', 'Expected a stake of more than nothing.');
  const { min: least } = stakesOf(game, context);
  if (stake < least) {
    const text = fromMinor(least, merchant.currency.decimals);
    return new Refused('AMOUNT_TOO_SMALL', `The least stake of this game is ${text}.`);
  }
  const stopped =
    (await refuseDuringBreak(context)) ??
    (await refuseOverTime(context)) ??
    (await refuseOverLimit(context, 'loss', stake));
  if (stopped) return stopped;

  const bet: BetRow = {
    reference: newReference('B', context),
    merchant: merchant.code,
    account: member.key,
    book: stakeWallet(context, vassalage),
    game: betGameOf(game),
    stake: String(stake),
    payout: '0',
    state: 'open',
    time: now,
  };
  const short = await moveStake(context, bet, { step: 'stake', kind: 'stake', amount: -stake });
  if (short) return insufficientFunds;
  await tx.put(bets, betKey(merchant.code, bet.reference), bet, 0);
  return bet;
}

/** What is kept of a game: the name of one of a hall is in its own row. */
function betGameOf({ vassalage, gameType, nodeId, gameCode, name, foreign }: PlayedGame): BetGame {
  if (nodeId !== undefined) return { vassalage, gameType, nodeId };
  return { vassalage, gameType, gameCode, name, foreign };
}

/** How a bet ends, or a part of it. */
export type Outcome =
  | 'void'
  /** Minor units that are paid out now, the stake included; `rest: 'open'` when another part is still to be decided. */
  | { readonly payout: bigint; readonly rest?: 'open' };

/**
 * Settles a bet or a part of it, and pays out what it won. A bet that is over earns points and counts towards a bonus; a void one
 * gives the stake back and counts for nothing.
 *
 * Refuses an unknown bet (`NOT_FOUND`), one that is over (`WRONG_STATE`), and voiding one that has paid something already.
 *
 * @throws Error on a payout below nothing: that is a defect of the caller
 */
export async function settleBet(
  context: Pick<Context, 'tx' | 'merchant' | 'now'>,
  reference: string,
  outcome: Outcome,
): Promise<BetRow | Refused> {
  const { tx, merchant, now } = context;
  const settledAt = await countingTime(context);
  const key = betKey(merchant.code, reference);
  const bet = (await tx.get(bets, key))?.row;
  if (bet === undefined) return new Refused('NOT_FOUND', 'There is no such bet.', { status: 404 });
  if (bet.state !== 'open' && bet.state !== 'partly') return isOver;
  const stake = BigInt(bet.stake);

  if (outcome === 'void') {
    if (bet.state === 'partly') return isOver;
    const voided: BetRow = { ...bet, state: 'void', settledAt };
    // The stake comes back as what it was: then neither losses nor wins count it.
    await moveStake(context, bet, { step: 'void', kind: 'stake', amount: stake });
    await tx.put(bets, key, voided);
    return voided;
  }

  if (outcome.payout < 0n) {
    throw new Error(
      `Expected a payout of nothing or more for ${reference}, found ${outcome.payout}.`,
    );
  }
  const payout = BigInt(bet.payout) + outcome.payout;
  // The sum so far makes each part's movement another one.
  const step = `payout-${payout}`;
  await moveStake(context, bet, { step, kind: 'payout', amount: outcome.payout });
  if (outcome.rest === 'open') {
    const partly: BetRow = { ...bet, state: 'partly', payout: String(payout) };
    await tx.put(bets, key, partly);
    return partly;
  }
  const settled: BetRow = {
    ...bet,
    state: decided(stake, payout),
    payout: String(payout),
    settledAt,
  };
  await tx.put(bets, key, settled);
  await earnPoints(context, settled);
  await refreshBonuses(tx, { merchant, account: bet.account, now });
  return settled;
}

/** Moves money between the wallet of a bet and the house's games; nothing for nothing. */
async function moveStake(
  { tx, merchant, now }: Pick<Context, 'tx' | 'merchant' | 'now'>,
  { account, book, reference }: BetRow,
  { step, kind, amount }: { step: string; kind: 'stake' | 'payout'; amount: bigint },
) {
  if (amount === 0n) return undefined;
  const currency = merchant.currency.code;
  return post(tx, {
    id: `${merchant.code}-${reference}-${step}`,
    merchant: merchant.code,
    kind,
    time: now,
    reference,
    postings: [
      { book: memberBook(account, book), amount, currency },
      { book: houseBook(merchant.code, 'games'), amount: -amount, currency },
    ],
  });
}

const closedVendor = new Refused('NOT_AVAILABLE', 'The vendor takes no bets now.');
const isOver = new Refused('WRONG_STATE', 'This bet is settled already.');
