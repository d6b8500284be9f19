import type { ChanceKind } from '@livery/api/contract/chances';
import { type ChanceRow, chanceKey, chances } from '../chances/rows.ts';
import type { Localised } from '../localise.ts';
import { usual } from '../money/request.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { MerchantSeedParts } from './seed.ts';

const day = 24 * 60 * 60_000;

/** Prizes in usual units, with their chances in per cent; the chances add up to 100. */
const prizes: Readonly<Record<ChanceKind, readonly { units: number; chancePercent: number }[]>> = {
  envelope: [
    { units: 1, chancePercent: 50 },
    { units: 2, chancePercent: 30 },
    { units: 5, chancePercent: 15 },
    { units: 20, chancePercent: 5 },
  ],
  wheel: [
    { units: 0, chancePercent: 40 },
    { units: 1, chancePercent: 25 },
    { units: 2, chancePercent: 18 },
    { units: 5, chancePercent: 10 },
    { units: 10, chancePercent: 5 },
    { units: 50, chancePercent: 2 },
  ],
};

const newYear: Localised = {
  EN: 'New year gift',
  TH: 'ของขวัญปีใหม่',
  HI: 'नए साल का उपहार',
  BN: 'নববর্ষের উপহার',
  VI: 'Quà năm mới',
};
const anniversary: Localised = {
  EN: 'A year with us',
  TH: 'ครบหนึ่งปีกับเรา',
  HI: 'हमारे साथ एक साल',
  BN: 'আমাদের সঙ্গে এক বছর',
  VI: 'Một năm cùng chúng tôi',
};

/** What one member was given, in days from now. */
const seeds: readonly {
  readonly chanceId: string;
  readonly kind: ChanceKind;
  readonly from: Localised;
  readonly given: number;
  readonly until: number;
}[] = [
  { chanceId: 'WHEEL-1', kind: 'wheel', from: anniversary, given: -2, until: 30 },
  { chanceId: 'WHEEL-2', kind: 'wheel', from: newYear, given: -1, until: 60 },
  { chanceId: 'ENVELOPE-1', kind: 'envelope', from: newYear, given: -1, until: 60 },
  { chanceId: 'ENVELOPE-2', kind: 'envelope', from: anniversary, given: -2, until: 30 },
  { chanceId: 'ENVELOPE-0', kind: 'envelope', from: newYear, given: -60, until: -30 },
];

/** Gives one member chances of each kind: some wait, one is over. */
export async function fillChances(
  tx: Transaction,
  { merchant, now }: MerchantSeedParts,
): Promise<void> {
  const account = accountKey(merchant.code, 'tara2026');
  for (const { chanceId, kind, from, given, until } of seeds) {
    const row: ChanceRow = {
      chanceId,
      account,
      kind,
      from,
      givenAt: now + given * day,
      until: now + until * day,
      prizes: prizes[kind].map(({ units, chancePercent }) => ({
        amount: String(usual(units, { merchant })),
        chancePercent,
      })),
    };
    await tx.put(chances, chanceKey(row), row);
  }
}
