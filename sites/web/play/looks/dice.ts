import { html, moves, svg } from '../dom.ts';
import { runGame } from '../game.ts';
import './dice.css';

/** How a cube is turned, in degrees about its two axes, so that a face is in front. */
const turns: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
];
/** Where the pips of a face are, on a field of 3 by 3 counted from its upper left. */
const pips: readonly (readonly number[])[] = [
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
/** Milliseconds that a die rolls: the same in every round. */
const roll = { first: 1100, more: 250 } as const;

/** Two dice, bet on by their sum. */
runGame({
  draw: (table, { history = [] }, t) => {
    const last = history.at(-1);
    const dice = [0, 1].map((index) => {
      const cube = html('div', { class: 'cube' }, ...pips.map((_, face) => drawFace(face)));
      // Before the first throw nothing is added up: the dice lie as they do, and nobody threw them.
      const face = faceOf((last ?? ['3', '4'])[index]);
      cube.style.transform = turned(face, 0);
      return { cube, place: html('div', { class: 'die' }, cube), face };
    });
    const sum = html('p', { class: 'sum' }, last ? figuresOf(last) : ' ');
    table.replaceChildren(
      html(
        'div',
        { class: 'throw', 'aria-hidden': true },
        html('div', { class: 'dice' }, ...dice.map(({ place }) => place)),
        sum,
      ),
    );
    return {
      show: async ({ signs = [] }, still) => {
        sum.textContent = ' ';
        await Promise.all(
          dice.map(async (die, index) => {
            const from = die.face;
            die.face = faceOf(signs[index]);
            const timing = { still, duration: roll.first + roll.more * index };
            await Promise.all([
              moves(
                die.cube,
                [{ transform: turned(from, 0) }, { transform: turned(die.face, 2 + index) }],
                { ...timing, easing: 'cubic-bezier(0.2, 0.6, 0.3, 1)' },
              ),
              moves(
                die.place,
                [
                  { transform: 'none', easing: 'ease-out' },
                  { transform: 'translateY(-35%)', offset: 0.25, easing: 'ease-in' },
                  { transform: 'none', offset: 0.55, easing: 'ease-out' },
                  { transform: 'translateY(-10%)', offset: 0.7, easing: 'ease-in' },
                  { transform: 'none', offset: 0.85 },
                  { transform: 'none' },
                ],
                timing,
              ),
            ]);
          }),
        );
        sum.textContent = figuresOf(signs);
      },
      describe: ({ signs = [] }) => {
        const [one = '', other = ''] = signs;
        return t('demo.dice.thrown', { one, other, sum: String(sumOf(signs)) });
      },
      sign: (signs) => {
        const [one = '', other] = signs.split(' ');
        return {
          text:
            other === undefined
              ? t('demo.dice.sum', { sum: one })
              : t('demo.dice.either', { one, other }),
        };
      },
    };
  },
});

/** Index of the face of a sign. */
const faceOf = (sign = '1') => Math.min(Math.max(Number(sign) || 1, 1), 6) - 1;

function turned(face: number, rounds: number): string {
  const [x = 0, y = 0] = turns[face] ?? [];
  // Seen a little from above, so that it is a die and not a square.
  return `rotateX(-14deg) rotateY(18deg) rotateX(${x + 360 * rounds}deg) rotateY(${y + 360 * rounds}deg)`;
}

function drawFace(face: number): HTMLElement {
  return html(
    'div',
    { class: `face face-${face + 1}` },
    svg(
      'svg',
      { viewBox: '0 0 48 48' },
      ...(pips[face] ?? []).map((place) =>
        svg('circle', { cx: 12 + 12 * (place % 3), cy: 12 + 12 * Math.floor(place / 3), r: 4.5 }),
      ),
    ),
  );
}

const sumOf = (signs: readonly string[]) => signs.reduce((sum, sign) => sum + Number(sign), 0);
const figuresOf = (signs: readonly string[]) => `${signs.join(' + ')} = ${sumOf(signs)}`;
