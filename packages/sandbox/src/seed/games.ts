import { mechanicOf, mechanicsOf, payableStep } from '../games/mechanics/index.ts';
import type { Localised } from '../localise.ts';
import { pick, pickIndex, type Random, shuffled } from '../random.ts';
import { isSports, sportsReturn } from '../sports/sports.ts';
import type { GameRow, VendorRow } from '../tables.ts';
import { firstWords, type GameType, longTails, secondWords } from './words.ts';

const classifies = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] as const;
const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
/** Where none of them pays every prize exactly. */
const wholeBet = '1';
const lineCounts = [5, 10, 20, 25, 40, 50] as const;

/** Node ids begin here, so that they are never taken for list positions. */
const firstNodeId = 1001;

/**
 * All games of the halls. Half have names in the four other languages; one in twenty is very long, one in
 * twenty-five has no picture, two repeat another's name, one is written from right to left.
 */
export function seedGames(
  vendors: readonly (VendorRow & { gameType: GameType })[],
  random: Random,
): GameRow[] {
  const names = new Map<GameType, Localised[]>();
  const games = vendors.flatMap((vendor) => {
    const left = names.get(vendor.gameType) ?? shuffled(random, namesOf(vendor.gameType));
    names.set(vendor.gameType, left);
    return left.splice(0, vendor.gameCount).map((name) => gameOf(vendor, name, random));
  });
  const ranks = shuffled(
    random,
    games.map((_, index) => index + 1),
  );
  return withOddities(games).map((game, index) => {
    const rank = ranks[index] ?? index + 1;
    // Makers leave out the art of games that few play, never of their best.
    return { ...game, nodeId: firstNodeId + index, rank, hasArt: game.hasArt || rank <= 40 };
  });
}

type UnplacedGame = Omit<GameRow, 'nodeId' | 'rank'>;

function gameOf(
  vendor: VendorRow & { gameType: GameType },
  name: Localised,
  random: Random,
): UnplacedGame {
  const isSlot = vendor.gameType === 'RNG';
  const gameClassify = isSlot ? pick(random, classifies) : 'TG';
  const game = {
    vassalage: vendor.vassalage,
    gameType: vendor.gameType,
    name: varied(name, random),
    gameClassify,
    hasArt: random() >= 0.04,
    minBet: pick(random, minBets),
    rtp: publishedReturn(vendor.gameType, gameClassify === 'JP', random),
    lines: isSlot ? pick(random, lineCounts) : 1,
    isJackpot: gameClassify === 'JP',
    flashOnly: isSlot && random() < 0.03,
  };
  return { ...game, minBet: payableBet(game) };
}

/** The minimum bet, or the next one from which a currency of hundredths pays every prize of the game exactly. */
function payableBet(game: Pick<GameRow, 'gameType' | 'rtp' | 'minBet'>): string {
  if (isSports(game.gameType)) return game.minBet;
  const step = Number(payableStep(mechanicOf(game)));
  const payable = minBets.filter((bet) => Math.round(Number(bet) * 100) % step === 0);
  return payable.find((bet) => Number(bet) >= Number(game.minBet)) ?? wholeBet;
}

/** Of the returns that games of this type can have; of another type, any that is usual. */
function publishedReturn(gameType: GameType, isJackpot: boolean, random: Random): number {
  const own = mechanicsOf(gameType).filter(({ look }) => (look === 'jackpot') === isJackpot);
  const index = pickIndex(random, 60);
  if (isSports(gameType)) return sportsReturn(gameType);
  return own[index % own.length]?.bets[0].rtp ?? 92 + index / 10;
}

/** One name in twenty is overlong; of the others every second is known in English only. */
function varied(name: Localised, random: Random): Localised {
  if (random() < 0.05) return { EN: name.EN + pick(random, longTails) };
  return random() < 0.5 ? name : { EN: name.EN };
}

function namesOf(gameType: GameType): Localised[] {
  return firstWords.flatMap((first) =>
    (secondWords[gameType] ?? []).map((second) => joined(first, second)),
  );
}

/** In Thai and Vietnamese the describing word follows. */
function joined(first: Localised, second: Localised): Localised {
  return {
    EN: `${first.EN} ${second.EN}`,
    HI: `${first.HI} ${second.HI}`,
    BN: `${first.BN} ${second.BN}`,
    TH: `${second.TH}${first.TH}`,
    VI: `${second.VI} ${first.VI}`,
  };
}

function withOddities(games: readonly UnplacedGame[]): UnplacedGame[] {
  const [first, second] = games;
  return games.map((game, index) => {
    if (index === 30 && first !== undefined) return { ...game, name: first.name };
    if (index === 31 && second !== undefined) return { ...game, name: second.name };
    if (index === 32) return { ...game, name: { EN: 'فانوس الصحراء' }, foreign: 'AR' };
    return game;
  });
}
