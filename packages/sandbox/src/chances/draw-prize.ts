import { type Entropy, newText } from '../session/secrets.ts';

/** As many signs as there are per cent, so that each is one of them. */
const hundred = Array.from({ length: 100 }, (_, at) => String.fromCharCode(0x100 + at)).join('');

/**
 * Draws one of the prizes by its chance; nobody can know it before.
 *
 * @param prizes whose chances add up to 100
 * @returns which one, counted from 0
 */
export function drawPrize(
  entropy: Entropy,
  prizes: readonly { readonly chancePercent: number }[],
): number {
  let left = hundred.indexOf(newText(entropy, hundred, 1));
  return prizes.findIndex(({ chancePercent }) => {
    left -= chancePercent;
    return left < 0;
  });
}
