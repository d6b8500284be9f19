import { pickIndex, type Random } from '../../random.ts';
import { type Mechanic, mechanicOfEnds, type Result } from './mechanic.ts';

const passes = 3;
const points = 6;
/** What a draw pays to who has bet on it, in hundredths of the stake. */
const drawPays = 1000;

const winnerOf = (meron: number, wala: number) =>
  meron > wala ? 'meron' : meron < wala ? 'wala' : 'draw';

/**
 * Two cocks, Meron and Wala, judged in three passes: in each of them either gets one to six points, all equally likely. The higher sum
 * wins; with equal sums it is a draw, and stakes on Meron and Wala come back. Signs: the points of each pass, Meron's first (`5-2`).
 *
 * @param win what a bet on the winner returns, in hundredths of the stake
 */
export function cockfightGame(win: number): Mechanic {
  const sideOf =
    (side: string) =>
    ([winner]: readonly string[]) =>
      winner === side ? win : winner === 'draw' ? 100 : 0;
  return mechanicOfEnds(
    'cockfight',
    { ends: endsOf(), deal },
    [
      {
        pick: 'meron',
        name: { EN: 'Meron', TH: 'เมรอน', HI: 'मेरोन', BN: 'মেরন', VI: 'Meron' },
        returnOf: sideOf('meron'),
      },
      {
        pick: 'wala',
        name: { EN: 'Wala', TH: 'วาลา', HI: 'वाला', BN: 'ওয়ালা', VI: 'Wala' },
        returnOf: sideOf('wala'),
      },
      {
        pick: 'draw',
        name: { EN: 'Draw', TH: 'เสมอ', HI: 'बराबरी', BN: 'সমতা', VI: 'Hòa' },
        returnOf: ([winner]) => (winner === 'draw' ? drawPays : 0),
      },
    ],
    [
      { pick: 'meron', signs: 'win', hundredths: win },
      { pick: 'meron', signs: 'even', hundredths: 100 },
      { pick: 'wala', signs: 'win', hundredths: win },
      { pick: 'wala', signs: 'even', hundredths: 100 },
      { pick: 'draw', signs: 'win', hundredths: drawPays },
    ],
  );
}

function deal(random: Random) {
  let meron = 0;
  let wala = 0;
  const signs: string[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const own = 1 + pickIndex(random, points);
    const other = 1 + pickIndex(random, points);
    meron += own;
    wala += other;
    signs.push(`${own}-${other}`);
  }
  return { signs, end: [winnerOf(meron, wala)] };
}

/** Who wins in how many of all the ways, counted from the sums that one cock can have. */
function endsOf(): Result[] {
  let sums = new Map([[0, 1]]);
  for (let pass = 0; pass < passes; pass += 1) {
    const next = new Map<number, number>();
    for (const [sum, ways] of sums) {
      for (let point = 1; point <= points; point += 1) {
        next.set(sum + point, (next.get(sum + point) ?? 0) + ways);
      }
    }
    sums = next;
  }
  return [...sums].flatMap(([meron, ways]) =>
    [...sums].map(([wala, others]) => ({ signs: [winnerOf(meron, wala)], weight: ways * others })),
  );
}
