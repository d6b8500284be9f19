/** The choices of a game's smallest bet, in the merchant's smallest usual unit (spec §9). */
export const minimumBets = ['all', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinimumBet = (typeof minimumBets)[number];

const everywhere = ['SC', 'VP', 'TG', 'AC', 'JP'] as const;
export type SlotClass = (typeof everywhere)[number] | 'BG';

/**
 * The classes by which slots and scratch cards are grouped, in the order of their tabs (spec §9).
 *
 * @param languages the platform's own list of upper-case codes, not the one that the merchant offers: with `TY` in it there
 * is bingo
 */
export function slotClasses(languages: readonly string[]): readonly SlotClass[] {
  return languages.includes('TY') ? [...everywhere, 'BG'] : everywhere;
}
