import type { CaptchaRow } from './rows.ts';
import { type Entropy, newText } from './secrets.ts';

/** Letters as strokes on a grid of 2 by 4: points of a line, lines apart by a space. None is like another. */
const glyphs: Readonly<Record<string, string>> = {
  '2': '01,10,21,22,04,24',
  '3': '00,20,12,23,14,04',
  '4': '20,20,03,23 21,24',
  '5': '20,00,02,12,23,14,04',
  '6': '20,01,03,14,23,12,02',
  '7': '00,20,04',
  '9': '22,02,01,10,21,23,04',
  A: '04,10,24 03,23',
  C: '21,10,01,03,14,23',
  E: '20,00,04,24 02,12',
  F: '20,00,04 02,12',
  H: '00,04 20,24 02,22',
  K: '00,04 20,02,24',
  L: '00,04,24',
  N: '04,00,24,20',
  P: '04,00,20,21,02',
  T: '00,20 10,14',
  U: '00,03,14,23,20',
  X: '00,24 20,04',
  Z: '00,20,04,24',
};
const alphabet = Object.keys(glyphs).join('');
const length = 4;
const lifeMs = 5 * 60_000;
/** Pictures of one address that are good at a time: many people may share it. */
const shownAtMost = 200;

/** A new answer, and the row in which the platform keeps it. */
export function showCaptcha(row: CaptchaRow | undefined, entropy: Entropy, now: number) {
  const answer = newText(entropy, alphabet, length);
  const shown = [...alive(row, now), { answer, expires: now + lifeMs }];
  return { answer, row: { shown: shown.slice(-shownAtMost) } };
}

/** The row without the picture that was read right, or undefined when none was. Each picture is good once. */
export function answerCaptcha(
  row: CaptchaRow | undefined,
  text: string,
  now: number,
): CaptchaRow | undefined {
  const read = text.trim().toUpperCase();
  const shown = alive(row, now);
  const found = shown.findIndex(({ answer }) => answer === read);
  return found < 0 ? undefined : { shown: shown.toSpliced(found, 1) };
}

function alive(row: CaptchaRow | undefined, now: number): CaptchaRow['shown'] {
  return (row?.shown ?? []).filter(({ expires }) => expires > now);
}

const size = { width: 160, height: 56, letter: 34 };

/** Draws an answer as a base64 picture: strokes only, each moved a little, so that no text is in it. */
export function drawCaptcha(answer: string, entropy: Entropy): string {
  const noise = entropy(answer.length * 40 + 40);
  let at = 0;
  /** From -1 to 1. */
  const wobble = () => (noise[at++ % noise.length] ?? 0) / 127.5 - 1;

  const letters = [...answer].map((letter, index) => {
    const x = 18 + index * size.letter + wobble() * 3;
    const y = 12 + wobble() * 4;
    const turn = wobble() * 14;
    const lines = (glyphs[letter] ?? '').split(' ').map((line) => {
      const points = line.split(',').map(([column, row]) => {
        const across = Number(column) * 10 + wobble() * 1.6;
        const down = Number(row) * 8 + wobble() * 1.6;
        return `${across.toFixed(1)} ${down.toFixed(1)}`;
      });
      return `M${points.join('L')}`;
    });
    return `<path d="${lines.join('')}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)} 10 16)" stroke-width="3"/>`;
  });
  const strikes = Array.from({ length: 3 }, () => {
    const heights = Array.from({ length: 3 }, () => (28 + wobble() * 22).toFixed(1));
    return `<path d="M0 ${heights[0]}Q80 ${heights[1]} 160 ${heights[2]}" stroke-width="1"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><path fill="white" d="M0 0h${size.width}v${size.height}H0z"/><g fill="none" stroke="black" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}${strikes.join('')}</g></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
