import { disc, group, line, n, path, petal, repeat, ring } from '../svg.ts';
import type { Emblem, Emblems } from './emblem.ts';

const bubbles = (colour: string) =>
  [
    [-78, -66, 9],
    [-58, -88, 5],
    [76, -74, 7],
    [88, -50, 4],
    [70, 78, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => ring(x, y, r, colour, 2.6))
    .join('');

const carp: Emblem = ({ mid, bright, light, deep }) =>
  bubbles(light) +
  group(
    'rotate(-16)',
    path('M52 0C76 -46 98 -44 100 -40C88 -14 88 14 100 40C98 44 76 46 52 0Z', bright),
    path('M-20 -36C0 -76 40 -66 46 -26Z', bright),
    path('M-10 34C0 66 26 62 34 28Z', bright),
    path('M-96 2C-70 -58 26 -58 66 0C26 58 -70 58 -96 2Z', mid),
    repeat(3, (row) =>
      repeat(3 + (row % 2), (column) =>
        line(
          `M${-22 + column * 24 - (row % 2) * 12} ${-18 + row * 18}a12 12 0 0 1 0 18`,
          light,
          2.6,
        ),
      ),
    ),
    path('M-96 2C-86 -24 -66 -36 -44 -40C-34 -14 -34 14 -44 42C-66 38 -86 26 -96 2Z', light),
    disc(-66, -8, 7, deep),
  );

const whale: Emblem = ({ mid, bright, light, deep }) =>
  [
    line(
      'M-34 -52C-34 -80 -58 -84 -60 -70M-34 -52C-34 -80 -10 -84 -8 -70',
      light,
      6,
      'stroke-linecap="round"',
    ),
    path(
      'M-96 10C-96 -44 -30 -60 14 -28C38 -12 54 -8 64 -24C50 -44 60 -62 66 -66C72 -54 84 -50 98 -56C98 -34 90 -22 80 -16C78 40 40 70 -16 70C-66 70 -96 48 -96 10Z',
      mid,
    ),
    path(
      'M-94 22C-70 40 -24 44 22 30C40 24 54 26 66 30C50 58 22 70 -16 70C-62 70 -90 52 -94 22Z',
      light,
    ),
    repeat(5, (index) => line(`M${-74 + index * 22} ${40 + (index % 2) * 2}q8 12 4 24`, mid, 2.4)),
    disc(-60, 6, 6, deep),
    path('M-22 38Q-8 70 20 74Q18 48 2 34Z', bright),
    line('M-100 88q16 -10 32 0t32 0t32 0t32 0t32 0t32 0', bright, 4, 'stroke-linecap="round"'),
  ].join('');

const turtle: Emblem = ({ mid, bright, light, deep }) =>
  bubbles(light) +
  group(
    'rotate(18)',
    path(
      'M-40 -50C-84 -84 -100 -48 -92 -30C-76 -38 -62 -36 -48 -24ZM40 -50C84 -84 100 -48 92 -30C76 -38 62 -36 48 -24Z',
      bright,
    ),
    path('M-36 56C-62 80 -70 76 -70 62L-44 38ZM36 56C62 80 70 76 70 62L44 38Z', bright),
    path('M0 -98C20 -98 24 -74 18 -56H-18C-24 -74 -20 -98 0 -98Z', bright),
    path(
      'M0 -66C44 -66 62 -24 56 20C50 60 22 80 0 84C-22 80 -50 60 -56 20C-62 -24 -44 -66 0 -66Z',
      mid,
    ),
    line(
      'M0 -40L24 -24V8L0 24L-24 8V-24ZM0 -40V-64M24 -24L48 -38M24 8L54 20M0 24V82M-24 8L-54 20M-24 -24L-48 -38',
      light,
      4,
    ),
    disc(-8, -84, 3.4, deep),
    disc(8, -84, 3.4, deep),
  );

const ray: Emblem = ({ mid, bright, light, deep }) =>
  bubbles(bright) +
  [
    line('M0 46C6 74 -10 84 2 100', mid, 7, 'stroke-linecap="round"'),
    path(
      'M0 -78C22 -78 34 -52 98 -14C60 -2 40 40 0 58C-40 40 -60 -2 -98 -14C-34 -52 -22 -78 0 -78Z',
      mid,
    ),
    path('M0 -78C22 -78 34 -52 98 -14C60 -2 40 40 0 58Z', deep, 'fill-opacity=".25"'),
    path('M-14 -76L-26 -94L-4 -80ZM14 -76L26 -94L4 -80Z', bright),
    repeat(7, (index) =>
      disc(
        -48 + index * 16,
        -10 + Math.abs(index - 3) * -4,
        4.4 - Math.abs(index - 3) * 0.6,
        light,
      ),
    ),
    disc(-14, -54, 4, light),
    disc(14, -54, 4, light),
  ].join('');

const angler: Emblem = ({ mid, bright, light, deep }) =>
  [
    line('M-10 -52C-6 -100 -60 -104 -72 -70', mid, 6),
    disc(-74, -62, 14, bright),
    ring(-74, -62, 23, bright, 2, 'stroke-dasharray="3 6"'),
    path('M-92 10C-88 -50 -8 -72 46 -24L92 -54C84 -18 84 22 94 58L48 36C0 84 -82 72 -92 10Z', mid),
    path('M-92 10C-60 10 -36 24 -24 50C-60 62 -88 44 -92 10Z', deep),
    repeat(4, (index) => path(`M${-84 + index * 16} ${12 + index * 5}l9 2l-7 16Z`, light)),
    disc(-36, -20, 15, light),
    disc(-39, -20, 7, deep),
    repeat(3, (index) =>
      line(`M${10 + index * 14} -20q10 20 0 42`, bright, 3.4, 'stroke-linecap="round"'),
    ),
  ].join('');

export const fishEmblems: Emblems = [carp, whale, turtle, ray, angler];

/** A cock in profile, facing left: comb, hackle, sickle tail. */
const cock = (body: string, tail: string, hackle: string, comb: string, ink: string) =>
  [
    repeat(6, (index) =>
      group(
        `translate(38 26) rotate(${14 + index * 17})`,
        path(petal(108 - index * 9, 24, 0.72), index % 2 ? tail : body),
      ),
    ),
    path('M-44 -28C-40 20 -22 62 18 62C56 62 68 30 60 4C40 22 6 14 -6 -16Z', body),
    path('M-50 -60C-34 -66 -18 -54 -14 -36C-8 -10 4 10 26 18C0 38 -40 20 -50 -22Z', hackle),
    repeat(4, (index) =>
      line(`M${n(-36 + index * 8)} ${n(-30 + index * 10)}q2 20 16 ${n(32 - index * 3)}`, body, 2.4),
    ),
    disc(-42, -56, 17, hackle),
    path('M-58 -66C-64 -86 -52 -92 -48 -80C-46 -96 -32 -96 -34 -80C-26 -92 -16 -82 -28 -62Z', comb),
    path('M-58 -60L-80 -50L-56 -46Z', tail),
    path('M-54 -42C-62 -30 -56 -20 -50 -24C-44 -28 -46 -38 -48 -44Z', comb),
    disc(-46, -58, 3.6, ink),
    line(
      'M8 60V86M8 86L-8 94M8 86L22 94M28 58V86M28 86L14 94M28 86L42 94',
      tail,
      4.4,
      'stroke-linecap="round"',
    ),
  ].join('');

const lone: Emblem = ({ mid, bright, light, deep }) => cock(mid, bright, light, bright, deep);

const facing: Emblem = ({ mid, bright, light, deep }) =>
  group('translate(47 6) scale(.62)', cock(mid, bright, light, bright, deep)) +
  group('translate(-47 6) scale(-.62 .62)', cock(bright, mid, light, mid, deep));

const head: Emblem = ({ mid, bright, light, deep }) =>
  [
    path('M-30 -34C-8 -70 44 -58 52 -14C60 24 84 50 92 98H-40C-16 66 -14 40 -30 8Z', mid),
    repeat(6, (index) =>
      group(
        `translate(${56 - index * 17} ${14 + index * 3}) rotate(${158 + index * 8})`,
        path(petal(92 - index * 5, 27, 0.6), index % 2 ? light : bright),
      ),
    ),
    path(
      'M-34 -40C-52 -78 -28 -88 -20 -68C-20 -100 8 -104 8 -70C22 -98 46 -84 32 -56C50 -66 60 -48 44 -30C20 -56 -10 -60 -34 -40Z',
      bright,
    ),
    disc(0, -14, 44, light),
    path('M-36 -34L-94 -4L-38 12C-44 -2 -44 -20 -36 -34Z', bright),
    disc(-8, -20, 11, deep),
    disc(-11, -23, 3.4, light),
    path('M-34 20C-54 44 -42 72 -26 62C-14 54 -18 32 -22 20Z', bright),
  ].join('');

export const cockEmblems: Emblems = [lone, facing, head];
