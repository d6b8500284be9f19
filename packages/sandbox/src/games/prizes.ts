import type { Random } from '../random.ts';

/** What a round of a game may return. */
export interface Prize {
  /** Hundredths of the stake. */
  readonly hundredths: number;
  /** In how many of a million rounds. */
  readonly chance: number;
}

const million = 1_000_000;
/** The return that fills a table up to the game's return to player. */
const filling = 200;
const fixed: readonly Prize[] = [
  { hundredths: 10_000, chance: 100 },
  { hundredths: 2000, chance: 2000 },
  { hundredths: 500, chance: 30_000 },
  { hundredths: 100, chance: 200_000 },
  { hundredths: 50, chance: 150_000 },
];

/**
 * The prize table of a game, the largest return first. What it returns over all rounds is the return to player that the game is
 * published with: a member can add it up.
 *
 * @param rtp percent, 50 to 110
 */
export function prizesOf(rtp: number): Prize[] {
  const held = fixed.reduce((sum, { hundredths, chance }) => sum + hundredths * chance, 0);
  const chance = Math.round((rtp * million - held) / filling);
  return [...fixed, { hundredths: filling, chance }].sort(
    (one, other) => other.hundredths - one.hundredths,
  );
}

/** What one round returns, in hundredths of its stake: by the table, and by nothing that went before. */
export function drawPrize(prizes: readonly Prize[], random: Random): number {
  let point = Math.floor(random() * million);
  for (const { hundredths, chance } of prizes) {
    if (point < chance) return hundredths;
    point -= chance;
  }
  return 0;
}

/** Hundredths or ten-thousandths as a decimal string without idle zeros: `50` of 100 is `"0.5"`. */
export function decimalOf(value: number, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return fraction === '' ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${fraction}`;
}
