import type { SandboxMerchant } from '../merchant.ts';
import { pick, type Random } from '../random.ts';
import type { GameRow, WinnerRow } from '../tables.ts';

const boardSize = 50;
const letters = [...'abdhiklmnoprstuvy'] as [string, ...string[]];

/** What one unit of fun money is worth in a currency, so that wins look alike everywhere. */
const scales: Readonly<Record<string, number>> = { INR: 80, BDT: 100, THB: 30, VND: 25_000 };

/** The winner board of one merchant: small wins are many, large ones few; names come masked. */
export function seedWinners(
  merchant: SandboxMerchant,
  games: readonly GameRow[],
  random: Random,
): WinnerRow[] {
  const popular = games.filter(({ rank }) => rank <= 120);
  return Array.from({ length: boardSize }, (_, position) => {
    const nodeId = popular[Math.floor(random() * popular.length)]?.nodeId ?? 0;
    return {
      recordId: `W-${merchant.code}-${String(position + 1).padStart(3, '0')}`,
      merchant: merchant.code,
      position,
      nodeId,
      customerName: `${pick(random, letters)}***${pick(random, letters)}`,
      winAmount: amountOf(merchant, random),
    };
  });
}

/** Whole minor units, written as a decimal string. */
function amountOf({ currency }: SandboxMerchant, random: Random): string {
  const units = 8 * 400 ** random() * (scales[currency.code] ?? 1);
  const minor = String(Math.round(units * 10 ** currency.decimals));
  if (currency.decimals === 0) return minor;
  const digits = minor.padStart(currency.decimals + 1, '0');
  return `${digits.slice(0, -currency.decimals)}.${digits.slice(-currency.decimals)}`;
}
