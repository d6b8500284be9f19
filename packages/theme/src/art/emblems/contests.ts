import {
  around,
  box,
  disc,
  group,
  line,
  n,
  path,
  polar,
  polygon,
  repeat,
  ring,
  star,
} from '../svg.ts';
import type { Emblem, Emblems } from './emblem.ts';

const football: Emblem = ({ mid, bright, light, deep }) => {
  const spot = polygon(Array.from({ length: 5 }, (_, index) => polar(index * 72, 30)));
  const seams = around(
    5,
    line('M0 -30V-60', deep, 4) +
      path(
        polygon([
          [-24, -72],
          [0, -60],
          [24, -72],
          [16, -92],
          [-16, -92],
        ]),
        deep,
      ),
  );
  return [
    disc(6, 8, 92, mid),
    disc(0, 0, 92, light),
    `<clipPath id="b"><circle r="92"/></clipPath><g clip-path="url(#b)">${path(spot, deep)}${seams}${around(5, line('M-24 -72L-54 -44', deep, 4))}${around(5, line('M24 -72L54 -44', deep, 4))}</g>`,
    path('M56 -74A92 92 0 0 1 -40 83A104 104 0 0 0 56 -74Z', deep, 'fill-opacity=".14"'),
    ring(0, 0, 92, bright, 4),
  ].join('');
};

const basketball: Emblem = ({ mid, bright, light, deep }) =>
  [
    disc(0, 0, 92, bright),
    path('M60 -70A92 92 0 0 1 -40 83A110 110 0 0 0 60 -70Z', deep, 'fill-opacity=".2"'),
    group(
      'rotate(-24)',
      line('M0 -92V92M-92 0H92M-66 -64C-22 -30 -22 30 -66 64M66 -64C22 -30 22 30 66 64', deep, 5),
    ),
    path(
      'M-62 -42A74 74 0 0 1 -30 -70',
      'none',
      `stroke="${light}" stroke-width="7" stroke-linecap="round"`,
    ),
    line('M-98 78q16 12 32 18M98 78q-16 12 -32 18', mid, 6, 'stroke-linecap="round"'),
  ].join('');

const racket: Emblem = ({ mid, bright, light, deep }) =>
  [
    group(
      'rotate(36)',
      box(-9, 34, 18, 70, 7, mid),
      path('M-12 20L0 50L12 20Z', mid),
      `<ellipse cy="-30" rx="50" ry="62" fill="none" stroke="${bright}" stroke-width="11"/>`,
      repeat(7, (index) =>
        line(
          `M${-36 + index * 12} ${n(-30 - Math.sqrt(1 - ((-36 + index * 12) / 46) ** 2) * 54)}V${n(-30 + Math.sqrt(1 - ((-36 + index * 12) / 46) ** 2) * 54)}`,
          light,
          2,
        ),
      ),
      repeat(9, (index) =>
        line(
          `M${n(-Math.sqrt(1 - ((-48 + index * 12) / 58) ** 2) * 44)} ${-78 + index * 12}H${n(Math.sqrt(1 - ((-48 + index * 12) / 58) ** 2) * 44)}`,
          light,
          2,
        ),
      ),
    ),
    disc(-56, 44, 30, light),
    line('M-82 34Q-58 44 -46 70M-66 16Q-50 34 -28 38', deep, 4),
  ].join('');

const stadium: Emblem = ({ mid, bright, light, deep }) =>
  [
    repeat(
      4,
      (index) =>
        `<ellipse cy="16" rx="${98 - index * 13}" ry="${66 - index * 11}" fill="${[mid, deep, bright, mid][index]}"/>`,
    ),
    group(
      'translate(0 16)',
      `<ellipse rx="52" ry="28" fill="none" stroke="${light}" stroke-width="3"/>`,
      line('M0 -28V28', light, 3),
      `<ellipse rx="15" ry="9" fill="none" stroke="${light}" stroke-width="3"/>`,
    ),
    repeat(4, (index) => {
      const x = [-84, -44, 44, 84][index] ?? 0;
      const y = index % 3 === 0 ? -20 : -44;
      return line(`M${x} ${y}V${y - 36}`, light, 4) + box(x - 14, y - 52, 28, 18, 4, light);
    }),
  ].join('');

const trophy: Emblem = ({ mid, bright, light, deep }) =>
  [
    line('M-50 -66C-100 -70 -92 6 -36 6M50 -66C100 -70 92 6 36 6', mid, 11),
    path('M-54 -86H54C54 -10 32 24 10 32V58H-10V32C-32 24 -54 -10 -54 -86Z', bright),
    path('M12 -86H54C54 -10 32 24 10 32C20 0 16 -50 12 -86Z', deep, 'fill-opacity=".18"'),
    box(-34, 58, 68, 14, 4, mid),
    box(-50, 72, 100, 20, 5, light),
    group('translate(0 -40)', path(star(5, 26, 11), light)),
  ].join('');

export const sportEmblems: Emblems = [football, basketball, racket, stadium, trophy];

const controller: Emblem = ({ mid, bright, light, deep }) =>
  [
    path(
      'M-58 -46H58C92 -46 104 26 96 58C90 82 66 78 52 54L38 30H-38L-52 54C-66 78 -90 82 -96 58C-104 26 -92 -46 -58 -46Z',
      mid,
    ),
    path(
      'M-58 -46H58C78 -46 90 -20 96 10C70 -14 -70 -14 -96 10C-90 -20 -78 -46 -58 -46Z',
      light,
      'fill-opacity=".16"',
    ),
    path('M-66 -22H-50V-6H-34V10H-50V26H-66V10H-82V-6H-66Z', light),
    disc(58, -18, 10, bright),
    disc(58, 22, 10, light),
    disc(38, 2, 10, light),
    disc(78, 2, 10, bright),
    box(-14, -14, 28, 8, 4, deep),
    line('M0 -46C0 -74 26 -66 26 -96', bright, 5, 'stroke-linecap="round"'),
  ].join('');

const shield: Emblem = ({ mid, bright, light, deep }) =>
  [
    path('M0 -98L84 -66C84 10 56 66 0 98C-56 66 -84 10 -84 -66Z', bright),
    path('M0 -82L70 -56C70 8 46 56 0 82C-46 56 -70 8 -70 -56Z', deep),
    path('M0 -82L70 -56C70 8 46 56 0 82Z', mid, 'fill-opacity=".6"'),
    path(
      'M-38 -44L-6 -6L-30 18L-44 4L-52 12L-34 30L-46 42L-34 54L-22 42L-4 60L4 52L-10 38L14 14L38 44Z M38 -44L6 -6L30 18L44 4L52 12L34 30L46 42L34 54L22 42L4 60L-4 52L10 38L-14 14L-38 44Z',
      light,
      'fill-rule="nonzero"',
    ),
  ].join('');

const crosshair: Emblem = ({ mid, bright, light, deep }) =>
  [
    disc(0, 0, 90, deep),
    repeat(3, (index) =>
      around(
        3,
        path(
          `M${polar(-38, 88 - index * 24)
            .map(n)
            .join(' ')}A${88 - index * 24} ${88 - index * 24} 0 0 1 ${polar(38, 88 - index * 24)
            .map(n)
            .join(' ')}`,
          'none',
          `stroke="${[mid, bright, light][index]}" stroke-width="9"`,
        ),
        index * 40,
      ),
    ),
    line('M0 -98V-58M0 98V58M-98 0H-58M98 0H58', light, 6, 'stroke-linecap="round"'),
    disc(0, 0, 12, bright),
  ].join('');

const headset: Emblem = ({ mid, bright, light, deep }) =>
  [
    line('M-74 18C-74 -112 74 -112 74 18', light, 15),
    box(-96, -2, 44, 76, 18, bright),
    box(52, -2, 44, 76, 18, bright),
    box(-64, 6, 16, 60, 8, deep),
    box(48, 6, 16, 60, 8, deep),
    line('M72 72C66 96 40 96 22 92', mid, 7),
    box(-4, 82, 34, 20, 10, light),
    path('M-30 8L-12 -26L-4 6L14 -34L6 14L28 6L-6 56L-2 18Z', light),
  ].join('');

export const esportEmblems: Emblems = [controller, shield, crosshair, headset];
