import { type Mechanic, mechanicOfResults } from './mechanic.ts';

const faces = [1, 2, 3, 4, 5, 6];
/** Seven is thrown in six ways of thirty-six. */
const sevenPays = 570;
/** What a sum so far from seven pays, in hundredths of the stake. */
const distancePays = [0, 0, 50, 110, 200, 800];

/**
 * Two dice, bet on by their sum: under seven, seven itself, over seven, or how far from seven it falls.
 *
 * @param side what a sum under seven pays, and one over it, in hundredths of the stake
 */
export function diceGame(side: number): Mechanic {
  return mechanicOfResults(
    'dice',
    faces.flatMap((one) =>
      faces.map((other) => ({ signs: [String(one), String(other)], weight: 1 })),
    ),
    [
      { pick: 'under', name: names.under, returnOf: (signs) => (sumOf(signs) < 7 ? side : 0) },
      {
        pick: 'seven',
        name: names.seven,
        returnOf: (signs) => (sumOf(signs) === 7 ? sevenPays : 0),
      },
      { pick: 'over', name: names.over, returnOf: (signs) => (sumOf(signs) > 7 ? side : 0) },
      {
        pick: 'far',
        name: names.far,
        returnOf: (signs) => distancePays[Math.abs(sumOf(signs) - 7)] ?? 0,
      },
    ],
    [
      { pick: 'under', signs: '2–6', hundredths: side },
      { pick: 'seven', signs: '7', hundredths: sevenPays },
      { pick: 'over', signs: '8–12', hundredths: side },
      ...[2, 3, 4, 5].map((sum) => ({
        pick: 'far',
        signs: `${sum} ${14 - sum}`,
        hundredths: distancePays[7 - sum] ?? 0,
      })),
    ],
  );
}

const sumOf = (signs: readonly string[]) => signs.reduce((sum, sign) => sum + Number(sign), 0);

const names = {
  under: { EN: 'Under 7', TH: 'ต่ำกว่า 7', HI: '7 से कम', BN: '7-এর কম', VI: 'Dưới 7' },
  seven: { EN: 'Exactly 7', TH: '7 พอดี', HI: 'ठीक 7', BN: 'ঠিক 7', VI: 'Đúng 7' },
  over: { EN: 'Over 7', TH: 'สูงกว่า 7', HI: '7 से ज़्यादा', BN: '7-এর বেশি', VI: 'Trên 7' },
  far: {
    EN: 'Far from 7',
    TH: 'ห่างจาก 7',
    HI: '7 से दूर',
    BN: '7 থেকে দূরে',
    VI: 'Cách xa 7',
  },
} as const;
