import type { VendorRow } from '../tables.ts';
import type { GameType } from './words.ts';

type VendorSeed = readonly [
  vassalage: string,
  displayName: string,
  gameType: GameType,
  /** Share of the type's games; 0 for none at all. */
  share: number,
  extra?: 'hot' | 'maintenance',
];

/**
 * Vendors are fictional; the codes that routing depends on are kept (spec §9). RNG has more than seven, for
 * the strip's arrows; live has fewer than six; one has no game, one exactly five, one is under maintenance.
 */
const seeds: readonly VendorSeed[] = [
  ['LUMA', 'Lumatide', 'RNG', 5, 'hot'],
  ['KITE', 'Kite & Lantern', 'RNG', 4, 'hot'],
  ['ORCH', 'Orchard Nine', 'RNG', 4],
  ['MNSN', 'Monsoon Works', 'RNG', 3, 'hot'],
  ['TIDE', 'Tideglass', 'RNG', 3],
  ['COPR', 'Copperline', 'RNG', 2],
  ['NIMB', 'Nimbus Foundry', 'RNG', 2, 'maintenance'],
  ['HALC', 'Halcyon Reels', 'RNG', 1],
  ['GROV', 'Grovelight', 'RNG', 0],
  ['PALM', 'Palmyra Table', 'LIVE', 3, 'hot'],
  ['VERA', 'Veranda Live', 'LIVE', 2],
  ['CORD', 'Cordial Studio', 'LIVE', 2],
  ['SILK', 'Silkroom', 'LIVE', 1],
  ['REED', 'Reedboat', 'FISH', 3, 'hot'],
  ['DEEP', 'Deepwell', 'FISH', 1],
  ['QUIL', 'Quillcard', 'PVP', 3, 'hot'],
  ['DECK', 'Deckhouse', 'PVP', 1],
  ['FB', 'Fairbound Sports', 'SPORTS', 1],
  ['VOLT', 'Voltaline', 'ESPORTS', 1],
  ['TCG_LOTTO_VN', 'Lotus Draws', 'LOTT', 0, 'hot'],
  ['TCG_SEA', 'Southern Seas Draws', 'LOTT', 0],
  ['LOTT', 'House Draws', 'LOTT', 0],
  ['ELOTT', 'E-Draw Hall', 'ELOTT', 1],
  ['DS88', 'Dawnspur', 'COCKFIGHT', 1],
  ['SV3', 'Silver Vane', 'COCKFIGHT', 1],
  ['TOSS', 'Tosswell', 'MINI', 1],
];

/** How many games each type has. Lotteries are no games of a hall: they have draws of their own. */
const gameCounts: Readonly<Record<GameType, number>> = {
  RNG: 120,
  LIVE: 60,
  FISH: 60,
  PVP: 60,
  SPORTS: 12,
  ESPORTS: 12,
  LOTT: 0,
  ELOTT: 60,
  COCKFIGHT: 6,
  MINI: 60,
};

/** The vendor with exactly five games. */
const fiveGames = 'HALC';

/** All vendors with the number of their games. */
export function seedVendors(): (VendorRow & { gameType: GameType })[] {
  return seeds.map(([vassalage, displayName, gameType, share, extra], index) => ({
    vassalage,
    displayName,
    gameType,
    accountTypeId: index + 1,
    isHot: extra === 'hot',
    maintenance: extra === 'maintenance',
    gameCount: vassalage === fiveGames ? 5 : countOf(vassalage, gameType, share),
    position: index,
  }));
}

/** The type's games by share; the first vendor takes what rounding leaves over. */
function countOf(vassalage: string, gameType: GameType, share: number): number {
  const peers = seeds.filter(([code, , type]) => type === gameType && code !== fiveGames);
  const shares = peers.reduce((sum, [, , , each]) => sum + each, 0);
  const total = gameCounts[gameType] - (gameType === 'RNG' ? 5 : 0);
  const part = (each: number) => (shares === 0 ? 0 : Math.floor((total * each) / shares));
  const leftOver =
    shares === 0 ? 0 : total - peers.reduce((sum, [, , , each]) => sum + part(each), 0);
  return part(share) + (peers[0]?.[0] === vassalage ? leftOver : 0);
}
