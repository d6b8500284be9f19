import { around, box, disc, group, line, n, path, polar, repeat, ring } from '../svg.ts';
import type { Emblem, Emblems } from './emblem.ts';

const pip: Record<'spade' | 'heart' | 'diamond' | 'club', string> = {
  spade:
    'M0 -20C6 -8 20 -2 20 9C20 20 6 20 3 12L7 22H-7L-3 12C-6 20 -20 20 -20 9C-20 -2 -6 -8 0 -20Z',
  heart: 'M0 20C-8 8 -21 2 -21 -8C-21 -19 -5 -21 0 -10C5 -21 21 -19 21 -8C21 2 8 8 0 20Z',
  diamond: 'M0 -22L16 0L0 22L-16 0Z',
  club: 'M0 -21A10 10 0 0 1 9 -6A10 10 0 1 1 3 10L7 22H-7L-3 10A10 10 0 1 1 -9 -6A10 10 0 0 1 0 -21Z',
};

const card = (fill: string, ink: string, suit: keyof typeof pip) =>
  box(-40, -58, 80, 116, 9, fill) +
  group('scale(1.25)', path(pip[suit], ink)) +
  group('translate(-27 -43) scale(.42)', path(pip[suit], ink)) +
  group('translate(27 43) rotate(180) scale(.42)', path(pip[suit], ink));

const wheel: Emblem = ({ mid, bright, light, deep }) =>
  [
    disc(0, 0, 98, bright),
    disc(0, 0, 90, deep),
    repeat(24, (index) => {
      const [ax, ay] = polar(index * 15, 86);
      const [bx, by] = polar(index * 15 + 15, 86);
      return path(`M0 0L${n(ax)} ${n(ay)}A86 86 0 0 1 ${n(bx)} ${n(by)}Z`, index % 2 ? mid : light);
    }),
    disc(0, 0, 58, deep),
    ring(0, 0, 52, bright, 2.4),
    around(4, line('M0 0V-44', bright, 6, 'stroke-linecap="round"') + disc(0, -44, 7, bright), 22),
    disc(0, 0, 15, light),
    disc(...polar(52, 71), 8, '#ffffff'),
  ].join('');

const cardFan: Emblem = ({ mid, bright, light, deep }) =>
  group(
    'translate(0 66)',
    group('rotate(-32) translate(0 -78)', card(mid, light, 'club')),
    group('rotate(-10) translate(0 -88)', card(bright, deep, 'diamond')),
    group('rotate(13) translate(0 -88)', card(light, deep, 'spade')),
    group('rotate(36) translate(0 -78)', card(mid, light, 'heart')),
  );

const chips: Emblem = ({ mid, bright, light, deep }) => {
  const chip = (x: number, y: number, fill: string, mark: string) =>
    group(
      `translate(${x} ${y})`,
      path('M-42 0A42 17 0 0 0 42 0V13A42 17 0 0 1 -42 13Z', deep),
      path('M-42 -3A42 17 0 0 0 42 -3V8A42 17 0 0 1 -42 8Z', fill),
      repeat(3, (index) =>
        path(`M${-27 + index * 22} ${8 + (index === 1 ? 5 : 2)}h11v10h-11Z`, mark),
      ),
      `<ellipse cy="-3" rx="42" ry="17" fill="${fill}"/><ellipse cy="-3" rx="28" ry="11" fill="none" stroke="${mark}" stroke-width="3"/>`,
    );
  const pile = (x: number, base: number, count: number, fill: string, mark: string) =>
    repeat(count, (index) => chip(x, base - index * 16, fill, mark));
  return pile(0, 18, 7, light, mid) + pile(-50, 54, 5, mid, light) + pile(50, 60, 4, bright, deep);
};

const dice: Emblem = ({ mid, bright, light, deep }) => {
  const die = (fill: string, ink: string, spots: readonly (readonly [number, number])[]) =>
    box(-42, -42, 84, 84, 16, fill) +
    spots.map(([x, y]) => disc(x * 22, y * 22, 8.5, ink)).join('');
  return [
    group(
      'translate(-40 38) rotate(-14)',
      die(light, deep, [
        [-1, -1],
        [1, 1],
        [0, 0],
        [-1, 1],
        [1, -1],
      ]),
    ),
    group(
      'translate(46 36) rotate(18)',
      die(mid, light, [
        [-1, -1],
        [1, 1],
        [0, 0],
      ]),
    ),
    group(
      'translate(4 -46) rotate(6)',
      die(bright, deep, [
        [-1, -1],
        [1, 1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, -1],
      ]),
    ),
  ].join('');
};

const pair: Emblem = ({ mid, bright, light, deep }) =>
  [
    disc(0, 0, 96, mid),
    ring(0, 0, 86, bright, 2.4, 'stroke-dasharray="10 7"'),
    group('translate(-30 4) rotate(-12)', card(light, deep, 'heart')),
    group('translate(32 0) rotate(11)', card(bright, deep, 'spade')),
  ].join('');

const tiles: Emblem = ({ mid, bright, light, deep }) => {
  const tile = (x: number, y: number, turn: number, face: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      box(-33, -42, 66, 94, 10, mid),
      box(-33, -48, 66, 86, 10, light),
      face,
    );
  const dots = [-1, 0, 1]
    .map((row) => ring(row * 13, row * 24 - 4, 9, row === 0 ? mid : deep, 5))
    .join('');
  const bamboo = repeat(4, (index) =>
    box(
      -18 + (index % 2) * 24,
      -36 + Math.floor(index / 2) * 36,
      11,
      30,
      5,
      index % 2 ? bright : mid,
    ),
  );
  return [
    tile(-44, 20, -12, dots),
    tile(44, 22, 12, bamboo),
    tile(
      0,
      -24,
      0,
      group(
        'translate(0 -5)',
        around(8, path('M0 -6L7 -24L0 -31L-7 -24Z', bright)),
        disc(0, 0, 7, mid),
      ),
    ),
  ].join('');
};

const crownedCard: Emblem = ({ mid, bright, light, deep }) =>
  [
    group('rotate(-7)', box(-62, -92, 124, 184, 14, bright), box(-52, -82, 104, 164, 8, light)),
    group(
      'rotate(-7)',
      path('M-34 18L-40 -26L-18 -6L0 -38L18 -6L40 -26L34 18Z', mid),
      box(-34, 24, 68, 10, 3, deep),
      group('translate(-38 -64) scale(.5)', path(pip.spade, deep)),
      group('translate(38 64) rotate(180) scale(.5)', path(pip.spade, deep)),
    ),
  ].join('');

/** Live tables. */
export const liveEmblems: Emblems = [wheel, pair, chips, dice];
/** Played against other people. */
export const cardEmblems: Emblems = [cardFan, tiles, crownedCard, chips];
