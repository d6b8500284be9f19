import type { Localised } from '../localise.ts';
import type { LotteryDefinition } from './definition.ts';
import type { ResultForm } from './result.ts';

/** Rounds of the house, without trouble. */
const rounds: readonly (readonly [
  gameId: string,
  gameMenuTag: string,
  name: Localised,
  everySeconds: number,
  form: ResultForm,
  weight: number,
])[] = [
  ['FAST_45', 'FAST', instantName(45, 's'), 45, { kind: 'digits', count: 5 }, 90],
  ['FAST_75', 'FAST', instantName(75, 's'), 75, { kind: 'digits', count: 5 }, 84],
  ['FAST_1M', 'FAST', instantName(1, 'min'), 60, { kind: 'digits', count: 5 }, 82],
  ['FAST_3M', 'FAST', instantName(3, 'min'), 180, { kind: 'digits', count: 5 }, 60],
  ['FAST_5M', 'FAST', instantName(5, 'min'), 300, { kind: 'digits', count: 5 }, 58],
  ['ROUND_15', 'FAST', instantName(15, 'min'), 900, { kind: 'pair', first: 3, second: 2 }, 66],
  [
    'FAST_3_DICE',
    'DICE',
    {
      EN: 'Fast three dice',
      TH: 'ลูกเต๋าสามลูกด่วน',
      HI: 'त्वरित तीन पासे',
      BN: 'দ্রুত তিন পাশা',
      VI: 'Ba xúc xắc nhanh',
    },
    60,
    { kind: 'dice', count: 3 },
    88,
  ],
  [
    'PK10',
    'FAST',
    {
      EN: 'Ten-car race',
      TH: 'แข่งรถสิบคัน',
      HI: 'दस कारों की दौड़',
      BN: 'দশ গাড়ির দৌড়',
      VI: 'Đua mười xe',
    },
    180,
    { kind: 'numbers', count: 10, of: 10, ordered: false },
    86,
  ],
  [
    'KENO_20',
    'KENO',
    {
      EN: 'Keno 20 of 80',
      TH: 'คีโน 20 จาก 80',
      HI: 'कीनो 80 में 20',
      BN: 'কেনো 80-তে 20',
      VI: 'Keno 20 trên 80',
    },
    300,
    { kind: 'numbers', count: 20, of: 80, ordered: true },
    78,
  ],
];

function instantName(count: number, unit: 's' | 'min'): Localised {
  const isSeconds = unit === 's';
  return {
    EN: `Instant draw ${count} ${unit}`,
    TH: `จับด่วน ${count} ${isSeconds ? 'วินาที' : 'นาที'}`,
    HI: `तुरंत ड्रॉ ${count} ${isSeconds ? 'सेकंड' : 'मिनट'}`,
    BN: `তাৎক্ষণিক ড্র ${count} ${isSeconds ? 'সেকেন্ড' : 'মিনিট'}`,
    VI: `Quay nhanh ${count} ${isSeconds ? 'giây' : 'phút'}`,
  };
}

/** The fast rounds of the regional lobby. */
export function houseGames(): LotteryDefinition[] {
  return rounds.map(([gameId, gameMenuTag, name, everySeconds, form, weight]) => ({
    gameId,
    gameMenuTag,
    name,
    schedule: {
      kind: 'every',
      everyMs: everySeconds * 1000,
      // Short rounds hurry: an eighth of the round to draw, as much to lock, at most ten seconds each.
      lastsMs: Math.min(10_000, everySeconds * 125),
      lockMs: Math.min(10_000, everySeconds * 125),
    },
    form,
    tag: weight > 85 ? 'HOT' : '',
    instant: true,
    weight,
  }));
}
