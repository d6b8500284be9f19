import type { Palette } from '../palettes.ts';
import { around, box, disc, group, line, n, path, polar, repeat, ring, star } from '../svg.ts';
import type { Emblem, Emblems } from './emblem.ts';

/** A drawn ball with a stripe and spots instead of a figure: figures would be a forecast. */
const ball = (x: number, y: number, r: number, fill: string, { light, deep }: Palette, spots = 3) =>
  group(
    `translate(${n(x)} ${n(y)})`,
    disc(0, 0, r, fill),
    path(
      `M${n(r * 0.6)} ${n(-r * 0.8)}A${r} ${r} 0 0 1 ${n(-r * 0.5)} ${n(r * 0.86)}A${n(r * 1.15)} ${n(r * 1.15)} 0 0 0 ${n(r * 0.6)} ${n(-r * 0.8)}Z`,
      deep,
      'fill-opacity=".2"',
    ),
    disc(0, 0, r * 0.52, light),
    repeat(spots, (index) =>
      disc(...polar((360 / spots) * index, spots === 1 ? 0 : r * 0.24), r * 0.12, deep),
    ),
  );

const heap: Emblem = (palette) => {
  const fills = [palette.bright, palette.mid];
  const rows: readonly (readonly [number, number])[] = [
    [0, -60],
    [-33, -4],
    [33, -4],
    [-66, 52],
    [0, 52],
    [66, 52],
  ];
  return rows
    .map(([x, y], index) =>
      ball(x, y, 33, fills[index % 2] ?? palette.mid, palette, (index % 4) + 1),
    )
    .join('');
};

const drumOfBalls: Emblem = (palette) => {
  const { mid, bright, light, deep } = palette;
  return [
    path('M-46 74H46L62 98H-62Z', bright),
    disc(0, -6, 88, deep),
    [
      [-34, 34, 0],
      [6, 48, 1],
      [42, 26, 0],
      [-14, 4, 1],
      [26, -12, 1],
      [-46, -14, 1],
      [0, -48, 0],
    ]
      .map(([x = 0, y = 0, kind = 0], index) =>
        ball(x, y, 21, kind ? bright : mid, palette, (index % 3) + 1),
      )
      .join(''),
    ring(0, -6, 88, light, 6),
    ring(0, -6, 78, light, 1.6, 'stroke-opacity=".5"'),
    path(
      'M-58 -52A74 74 0 0 1 -22 -76',
      'none',
      `stroke="${light}" stroke-width="8" stroke-linecap="round" stroke-opacity=".8"`,
    ),
  ].join('');
};

const ticket: Emblem = (palette) => {
  const { mid, bright, light, deep } = palette;
  const stub = 'M-92 -50H92V-16A16 16 0 0 0 92 16V50H-92V16A16 16 0 0 0 -92 -16Z';
  return [
    group('translate(6 -18) rotate(-18)', path(stub, mid)),
    group(
      'translate(-2 12) rotate(-7)',
      path(stub, light),
      line('M44 -44V44', deep, 3, 'stroke-dasharray="6 6"'),
      repeat(8, (index) =>
        disc(
          -68 + (index % 4) * 26,
          -18 + Math.floor(index / 4) * 34,
          10,
          index % 3 === 0 ? bright : mid,
        ),
      ),
      group('translate(68 0)', path(star(6, 15, 7), bright)),
    ),
  ].join('');
};

const keno: Emblem = ({ mid, bright, light, deep }, random) =>
  repeat(25, (index) => {
    const x = -72 + (index % 5) * 36;
    const y = -72 + Math.floor(index / 5) * 36;
    const drawn = random.next() < 0.3;
    return (
      box(x - 15, y - 15, 30, 30, 8, drawn ? bright : mid) +
      (drawn ? group(`translate(${x} ${y})`, path(star(5, 10, 4.4), deep)) : disc(x, y, 3.4, light))
    );
  });

const wheelOfDays: Emblem = ({ mid, bright, light, deep }) =>
  [
    path(star(24, 98, 86), bright),
    disc(0, 0, 80, deep),
    around(12, path('M-19 -76L19 -76L8 -32H-8Z', mid) + disc(0, -58, 8, light)),
    disc(0, 0, 26, bright),
    path('M0 -98L14 -66H-14Z', light),
  ].join('');

export const lotteryEmblems: Emblems = [heap, drumOfBalls, ticket, keno, wheelOfDays];

const rocket: Emblem = ({ mid, bright, light, deep }) =>
  [
    line('M-98 92C-40 88 8 60 40 0', mid, 6, 'stroke-dasharray="3 12" stroke-linecap="round"'),
    group(
      'translate(14 -14) rotate(34)',
      path('M-20 52L0 104L20 52Z', bright),
      path('M-10 52L0 82L10 52Z', light),
      path('M-30 24L-58 62L-24 54ZM30 24L58 62L24 54Z', mid),
      path('M0 -92C34 -62 38 0 26 54H-26C-38 0 -34 -62 0 -92Z', light),
      path('M0 -92C14 -80 22 -64 26 -46H-26C-22 -64 -14 -80 0 -92Z', bright),
      disc(0, -14, 15, deep),
      ring(0, -14, 15, mid, 5),
    ),
  ].join('');

const pegs: Emblem = ({ mid, bright, light }) =>
  [
    repeat(6, (row) =>
      repeat(row + 2, (column) => disc((column - (row + 1) / 2) * 28, -66 + row * 26, 6.5, mid)),
    ),
    repeat(7, (index) => box(-98 + index * 28, 84, 24, 14, 4, index === 2 ? bright : mid)),
    line(
      'M0 -96L10 -78L-14 -52L0 -26L-28 0L-14 28L-42 56',
      light,
      2.6,
      'stroke-dasharray="2 6" stroke-linecap="round"',
    ),
    disc(-42, 62, 13, bright),
    disc(-46, 58, 4, light),
  ].join('');

const mines: Emblem = ({ mid, bright, light, deep }) =>
  repeat(9, (index) => {
    const x = -66 + (index % 3) * 66;
    const y = -66 + Math.floor(index / 3) * 66;
    const mine = index === 5;
    const found = index % 3 === 0 || index === 4;
    const content = mine
      ? around(8, box(-3, -24, 6, 12, 2, deep)) + disc(0, 0, 16, deep) + disc(-5, -5, 4, light)
      : found
        ? path('M-20 -8L-10 -20H10L20 -8L0 20Z', light) +
          path('M-20 -8H20L0 20Z', deep, 'fill-opacity=".2"')
        : disc(0, 0, 5, deep);
    return group(
      `translate(${x} ${y})`,
      box(-29, -29, 58, 58, 12, mine || found ? bright : mid),
      content,
    );
  });

const coin: Emblem = ({ mid, bright, light, deep }) =>
  [
    group(
      'translate(34 -32)',
      disc(6, 7, 56, deep),
      disc(0, 0, 56, mid),
      ring(0, 0, 44, light, 2.6),
      path(star(6, 30, 14), light),
    ),
    group(
      'translate(-26 28)',
      disc(6, 7, 66, deep),
      disc(0, 0, 66, bright),
      ring(0, 0, 53, deep, 3),
      ring(0, 0, 47, deep, 2, 'stroke-dasharray="2 6"'),
      path('M0 -32L26 0L0 32L-26 0Z', light),
    ),
  ].join('');

const arrows: Emblem = ({ mid, bright, light, deep }) =>
  [
    box(-56, -84, 112, 168, 16, light),
    path('M0 -66L34 -20H14V-8H-14V-20H-34Z', bright),
    path('M0 66L-34 20H-14V8H14V20H34Z', mid),
    line('M-40 0H40', deep, 3, 'stroke-dasharray="4 6"'),
    disc(-82, -40, 12, mid),
    disc(82, 40, 12, bright),
  ].join('');

export const miniEmblems: Emblems = [rocket, pegs, mines, coin, arrows];
