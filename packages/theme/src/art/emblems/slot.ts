import {
  around,
  box,
  disc,
  group,
  line,
  path,
  petal,
  polar,
  polygon,
  repeat,
  ring,
  star,
} from '../svg.ts';
import type { Emblem, Emblems } from './emblem.ts';

const gem: Emblem = ({ mid, bright, light, deep }) =>
  [
    path('M-92 -28L-52 -78H52L92 -28L0 94Z', mid),
    path('M-92 -28H92L52 -78H-52Z', bright),
    path('M-40 -28L0 94L40 -28Z', light),
    path('M-40 -28L-52 -78L0 -78L-40 -28M40 -28L52 -78L0 -78L40 -28', deep, 'fill-opacity=".28"'),
    path('M-40 -28L0 -78L40 -28Z', light, 'fill-opacity=".75"'),
    path('M40 -28H92L0 94Z', deep, 'fill-opacity=".3"'),
  ].join('');

const crown: Emblem = ({ mid, bright, light, deep }) =>
  [
    path('M-88 52L-98 -40L-48 4L0 -74L48 4L98 -40L88 52Z', bright),
    path('M0 -74L48 4L98 -40L88 52H0Z', deep, 'fill-opacity=".18"'),
    box(-88, 56, 176, 26, 6, mid),
    repeat(5, (index) => disc(-64 + index * 32, 69, 6, index % 2 ? bright : light)),
    disc(0, -82, 13, light),
    disc(-98, -48, 10, light),
    disc(98, -48, 10, light),
    path('M0 -8L18 22L0 50L-18 22Z', mid),
  ].join('');

const cherries: Emblem = ({ mid, bright, light, deep }) =>
  [
    line('M-44 34C-30 -20 0 -60 46 -84C40 -40 46 -4 50 26', bright, 9, 'stroke-linecap="round"'),
    path('M46 -84C6 -104 -40 -92 -62 -62C-26 -46 22 -52 46 -84Z', bright),
    disc(-46, 52, 44, mid),
    disc(52, 46, 44, mid),
    path('M-46 96A44 44 0 0 0 -2 52A52 52 0 0 1 -46 96Z', deep, 'fill-opacity=".35"'),
    path('M52 90A44 44 0 0 0 96 46A52 52 0 0 1 52 90Z', deep, 'fill-opacity=".35"'),
    disc(-60, 36, 10, light),
    disc(38, 30, 10, light),
  ].join('');

const lantern: Emblem = ({ mid, bright, light, deep }) =>
  [
    line('M0 -100V-72', bright, 5),
    box(-34, -76, 68, 16, 4, bright),
    path('M-34 -60C-104 -50 -104 40 -34 50H34C104 40 104 -50 34 -60Z', mid),
    path('M-12 -60C-40 -44 -40 36 -12 50H12C40 36 40 -44 12 -60Z', light, 'fill-opacity=".9"'),
    line(
      'M-44 -56C-74 -40 -74 32 -44 47M44 -56C74 -40 74 32 44 47',
      deep,
      3,
      'stroke-opacity=".5"',
    ),
    box(-34, 48, 68, 14, 4, bright),
    repeat(5, (index) =>
      line(`M${-16 + index * 8} 62V${92 + (index % 2) * 8}`, bright, 3.4, 'stroke-linecap="round"'),
    ),
  ].join('');

const pyramid: Emblem = ({ mid, bright, light, deep }) =>
  [
    disc(0, -38, 56, bright),
    path('M-98 78L0 -58L98 78Z', mid),
    path('M0 -58L98 78H26Z', deep, 'fill-opacity=".42"'),
    path('M-22 -28L0 -58L22 -28L8 -20L0 -30L-10 -18Z', light),
    path('M-26 78V44A26 26 0 0 1 26 44V78Z', deep),
    path('M-13 78V48A13 13 0 0 1 13 48V78Z', bright),
    line('M-98 90H98', light, 4, 'stroke-linecap="round"'),
  ].join('');

const phoenix: Emblem = ({ mid, bright, light, deep }) => {
  const wing = (flip: 1 | -1) =>
    group(
      `scale(${flip} 1)`,
      repeat(6, (index) =>
        group(
          `translate(6 24) rotate(${22 + index * 19})`,
          path(petal(112 - index * 10, 30, 0.66), index % 2 ? bright : mid),
        ),
      ),
    );
  return [
    wing(1),
    wing(-1),
    repeat(5, (index) =>
      group(
        `translate(0 30) rotate(${148 + index * 16})`,
        path(petal(76, 16, 0.7), index % 2 ? mid : bright),
      ),
    ),
    path(
      'M0 54C-26 40 -24 -6 -12 -34C-20 -62 2 -80 20 -62L40 -54L20 -46C26 -10 26 40 0 54Z',
      light,
    ),
    disc(9, -56, 4, deep),
  ].join('');
};

const sun: Emblem = ({ mid, bright, light, deep }) =>
  [
    path(star(16, 98, 62), bright),
    disc(0, 0, 62, mid),
    ring(0, 0, 52, light, 2.4, 'stroke-dasharray="2 7" stroke-linecap="round"'),
    around(8, path(petal(40, 16), light)),
    disc(0, 0, 14, deep),
  ].join('');

const chest: Emblem = ({ mid, bright, light, deep }) =>
  [
    repeat(7, (index) =>
      disc(-60 + index * 20, -18 - (index % 3) * 12, 17, index % 2 ? bright : light),
    ),
    path('M-88 -8C-88 -70 88 -70 88 -8L74 -8C70 -48 -70 -48 -74 -8Z', mid),
    path('M-92 -6H92L82 84H-82Z', mid),
    path('M-92 -6H92L90 14H-90Z', bright),
    path('M-60 14H-42L-38 84H-54ZM60 14H42L38 84H54Z', deep, 'fill-opacity=".55"'),
    path('M-16 4H16V34L0 48L-16 34Z', light),
    disc(0, 22, 6, deep),
  ].join('');

const mask: Emblem = ({ mid, bright, light, deep }) =>
  [
    repeat(9, (index) =>
      group(
        `translate(0 -20) rotate(${-72 + index * 18})`,
        path(petal(82, 22, 0.7), index % 2 ? bright : mid),
      ),
    ),
    path('M-66 -30Q0 -58 66 -30C66 34 40 78 0 96C-40 78 -66 34 -66 -30Z', light),
    path('M0 -47Q36 -46 66 -30C66 34 40 78 0 96Z', deep, 'fill-opacity=".14"'),
    path('M-50 -10Q-30 -26 -12 -6Q-32 6 -50 -10ZM50 -10Q30 -26 12 -6Q32 6 50 -10Z', deep),
    path('M0 -30L9 34L0 42L-9 34Z', mid),
    path('M-24 60Q0 46 24 60Q0 76 -24 60Z', mid),
  ].join('');

const compass: Emblem = ({ mid, bright, light, deep }) =>
  [
    disc(0, 0, 94, mid),
    ring(0, 0, 82, light, 3),
    repeat(24, (index) => {
      const [x, y] = polar(index * 15, 72);
      return disc(x, y, index % 6 ? 2 : 5, light);
    }),
    path(star(4, 66, 16), bright),
    group('rotate(45)', path(star(4, 40, 10), light)),
    path(
      polygon([
        [0, -66],
        [11, -11],
        [0, 0],
      ]),
      deep,
      'fill-opacity=".3"',
    ),
    disc(0, 0, 9, deep),
  ].join('');

export const slotEmblems: Emblems = [
  gem,
  crown,
  cherries,
  lantern,
  pyramid,
  phoenix,
  sun,
  chest,
  mask,
  compass,
];
