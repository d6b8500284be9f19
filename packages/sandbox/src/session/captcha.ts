import { type Entropy, keyedEntropy, newText } from './secrets.ts';
import { lastStretches } from './stretches.ts';

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

/** Where pictures are shown: the platform's secret and the merchant. */
export interface CaptchaPlace {
  readonly secret: string;
  readonly merchant: string;
}

/** A picture and what it says. */
export interface Captcha {
  readonly answer: string;
  /** Base64, as a data address. */
  readonly image: string;
}

/**
 * The picture of a key. It is computed from the key and the time, so nothing is stored until it is answered, and asking again
 * gives the same picture.
 *
 * @param now milliseconds since 1970
 */
export async function captchaOf(place: CaptchaPlace, key: string, now: number): Promise<Captcha> {
  const { answer, entropy } = await answerIn(place, key, lastStretches(now)[0]);
  return { answer, image: drawCaptcha(answer, entropy) };
}

/** Whether a text is what the picture of a key says, that was shown lately. */
export async function readsCaptcha(
  place: CaptchaPlace,
  key: string,
  text: string,
  now: number,
): Promise<boolean> {
  const read = text.trim().toUpperCase();
  const shown = await Promise.all(lastStretches(now).map((each) => answerIn(place, key, each)));
  return shown.some(({ answer }) => answer === read);
}

/** What the picture of a key says in a stretch of time, and the bytes that it is drawn with. */
async function answerIn({ secret, merchant }: CaptchaPlace, key: string, stretch: number) {
  const entropy = await keyedEntropy(secret, `captcha/${merchant}/${stretch}/${key}`, noiseLength);
  return { answer: newText(entropy, alphabet, length), entropy };
}

const size = { width: 160, height: 56, letter: 34 };
/** Bytes for one picture: its answer, where each point of a letter lies, and the lines across. */
const noiseLength = 256;
const wobbles = length * 40 + 40;

/** Draws an answer as a base64 picture: strokes only, each moved a little, so that no text is in it. */
function drawCaptcha(answer: string, entropy: Entropy): string {
  const noise = entropy(wobbles);
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
