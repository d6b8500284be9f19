import { type BetRow, decided } from '../history/rows.ts';
import { houseBook, type Movement, memberBook } from '../ledger/ledger.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { usual } from '../money/request.ts';
import { pick, pickIndex, type Random } from '../random.ts';
import type { GameRow } from '../tables.ts';

/** A member with a generated history. */
export interface Past {
  readonly merchant: SandboxMerchant;
  /** Key of the account's row. */
  readonly account: string;
  readonly now: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** "400 bets over 13 months": 395 days, so that all lie after the account was opened. */
const wholeSpan = 395 * day;
/** How many of the newest bets are not decided, and only in part. */
const [openCount, partlyCount] = [6, 4];
/** Games whose bets stay open for hours or days. */
const slowTypes: readonly string[] = ['SPORTS', 'ESPORTS', 'ELOTT', 'COCKFIGHT'];
/** One bet in so many was void. */
const voidEvery = 40;
/** Stakes in the merchant's usual units; small ones are many. */
const stakes = [5, 5, 10, 10, 10, 20, 20, 25, 50, 50, 100, 250] as const;

/**
 * Bets of a member over 13 months, oldest first, in every state.
 *
 * @param most the largest stake, in the merchant's usual units
 */
export function planBets(
  { merchant, account, now }: Past,
  { games, count, most, scale = 1, span = wholeSpan, until = now, first = 0 }: PlannedBets,
  random: Random,
): BetRow[] {
  const unit = usual(scale, { merchant });
  const slow = games.filter(({ gameType }) => slowTypes.includes(gameType));
  return Array.from({ length: count }, (_, place) => {
    const fromEnd = count - 1 - place;
    // More of them lately, as play grows and as lists begin with them.
    const time = Math.floor(until - span * ((fromEnd + 0.2 + 0.7 * random()) / count) ** 1.5);
    const isOpen = count > openCount && fromEnd < openCount;
    const isPartly =
      !isOpen && count > openCount + partlyCount && fromEnd < openCount + partlyCount;
    const played = isOpen || isPartly ? slow : games;
    // Play falls off quickly along the order of popularity. In bounds, as the share is below 1.
    const game = played[Math.floor(played.length * random() ** 2)] as GameRow;
    const stake = BigInt(Math.min(most, pick(random, stakes))) * unit;
    const bet: BetRow = {
      reference: seedReference('B', time, first + place),
      merchant: merchant.code,
      account,
      book: 'wallet',
      game: { vassalage: game.vassalage, gameType: game.gameType, nodeId: game.nodeId },
      stake: String(stake),
      payout: '0',
      state: 'open',
      time,
    };
    const payout = payoutOf(stake, random);
    if (isOpen) return bet;
    if (isPartly) return { ...bet, state: 'partly', payout: String(stake / 2n) };
    const settledAt = time + minute * (1 + pickIndex(random, 90));
    if (place % voidEvery === voidEvery - 1) return { ...bet, state: 'void', settledAt };
    return { ...bet, state: decided(stake, payout), payout: String(payout), settledAt };
  });
}

interface PlannedBets {
  readonly games: readonly GameRow[];
  readonly count: number;
  readonly most: number;
  /** What stakes are multiplied by, the largest too. Default: 1. */
  readonly scale?: number;
  /** Over how long they are spread, in milliseconds. Default: thirteen months. */
  readonly span?: number;
  /** When the last of them was placed at the latest. Default: now. */
  readonly until?: number;
  /** Number of the first one's reference: no other bet of the merchant has it, or one of those after it. */
  readonly first?: number;
}

/** What a bet pays: most of them nothing, some a part, some the stake, a third of them more. */
function payoutOf(stake: bigint, random: Random): bigint {
  const luck = random();
  if (luck < 0.54) return 0n;
  if (luck < 0.62) return (stake * BigInt(20 + pickIndex(random, 60))) / 100n;
  if (luck < 0.65) return stake;
  return (stake * BigInt(115 + Math.floor(285 * random() ** 2))) / 100n;
}

/**
 * The movement of a bet. A bet that was over within minutes is one movement, of what it won less its stake; one that gave back just
 * its stake has none.
 */
export function movementOf(bet: BetRow, currency: string): Movement | undefined {
  const { merchant, reference, account, state } = bet;
  const net = state === 'void' ? 0n : BigInt(bet.payout) - BigInt(bet.stake);
  if (net === 0n) return undefined;
  return {
    id: `${merchant}-${reference}`,
    merchant,
    kind: net < 0n ? 'stake' : 'payout',
    time: bet.settledAt ?? bet.time,
    reference,
    postings: [
      { book: memberBook(account, bet.book), amount: net, currency },
      { book: houseBook(merchant, 'games'), amount: -net, currency },
    ],
  };
}

const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reference like those of live acts, which counts up: no two seeded ones of a merchant are the same. */
export function seedReference(letter: string, time: number, number: number): string {
  let text = '';
  // A step that shares no factor with the number of signs, so that neighbours do not look alike.
  let rest = (number * 7_919_417) % signs.length ** 6;
  for (let place = 0; place < 6; place += 1) {
    text += signs[rest % signs.length];
    rest = Math.floor(rest / signs.length);
  }
  return `${letter}${new Date(time).toISOString().slice(2, 10).replaceAll('-', '')}${text}`;
}
