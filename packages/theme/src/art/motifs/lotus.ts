import {
  circles,
  disc,
  evenly,
  faded,
  group,
  line,
  n,
  type Point,
  path,
  petal,
  polar,
  polygon,
  repeat,
  ring,
  spokes,
  star,
  turn,
} from '../svg.ts';
import { fadeToText, type MotifColours, type MotifDrawing } from './motif.ts';

/** A lotus from the side: pairs of mirrored petals, the widest behind. Foot at the origin, about 180 high. */
function blossom({ deep, brand, accent, light }: MotifColours): string {
  const one = (angle: number, length: number, width: number, fill: string) =>
    group(
      `rotate(${angle})`,
      path(petal(length, width, 0.56), fill, `stroke="${accent}" stroke-width="2.4"`),
      line(`M0 ${n(-length * 0.22)}V${n(-length * 0.78)}`, accent, 1.2),
      line(
        `M${n(width * 0.1)} ${n(-length * 0.26)}Q${n(width * 0.24)} ${n(-length * 0.5)} ${n(width * 0.1)} ${n(-length * 0.72)}M${n(-width * 0.1)} ${n(-length * 0.26)}Q${n(-width * 0.24)} ${n(-length * 0.5)} ${n(-width * 0.1)} ${n(-length * 0.72)}`,
        accent,
        1,
      ),
    );
  const both = (angle: number, length: number, width: number, fill: string) =>
    one(angle, length, width, fill) + one(-angle, length, width, fill);
  return [
    both(82, 178, 56, deep),
    both(60, 190, 66, brand),
    both(37, 196, 72, deep),
    both(18, 190, 74, brand),
    one(0, 186, 78, light),
    path('M-58 0Q0 34 58 0Q30 -14 0 -14Q-30 -14 -58 0Z', accent),
  ].join('');
}

/** Rings of a drum's face around a star, 250 in radius. */
function drum({ line: quiet, accent, deep }: MotifColours): string {
  const turned = (points: readonly Point[], angles: readonly number[]) =>
    angles.map((angle) => polygon(points.map((point) => turn(point, angle)))).join('');
  const studs = evenly(48).map((angle) => polar(angle, 216));
  const teeth: Point[] = [
    [-8, -168],
    [0, -188],
    [8, -168],
  ];
  const darts: Point[] = [
    [0, -66],
    [9, -96],
    [0, -88],
    [-9, -96],
  ];
  return [
    disc(0, 0, 250, deep),
    ring(0, 0, 249, accent, 2.4),
    ring(0, 0, 242, accent, 1),
    line(circles(studs, 7.5), quiet, 1.6),
    path(circles(studs, 2.4), accent),
    ring(0, 0, 200, accent, 1.2),
    ring(0, 0, 195, accent, 1.2),
    path(turned(teeth, evenly(36)), accent),
    ring(0, 0, 163, accent, 1.2),
    line(spokes(evenly(60), 142, 154), quiet, 1.6),
    ring(0, 0, 134, accent, 1.4),
    ring(0, 0, 129, accent, 1.4),
    path(star(14, 118, 44), accent),
    path(turned(darts, evenly(14, 360 / 28)), deep),
    disc(0, 0, 26, deep),
    ring(0, 0, 18, accent, 2),
  ].join('');
}

export const lotus: MotifDrawing = {
  hero(colours, random) {
    const { line: quiet, accent, deep } = colours;
    const flake = (x: number, y: number, size: number) => {
      const corners = Array.from({ length: 5 }, (_, index): Point => {
        const [right, down] = polar(
          index * 72 + random.between(-24, 24),
          size * random.between(0.6, 1.15),
        );
        return [x + right, y + down];
      });
      return { shape: polygon(corners), opacity: random.between(0.35, 0.95).toFixed(1) };
    };
    // Leaf falls thickest near the blossom and thins out towards the text.
    const fallen = Object.groupBy(
      Array.from({ length: 64 }, () =>
        flake(940 - random.next() ** 1.6 * 560, random.between(16, 560), random.between(1.6, 7)),
      ),
      ({ opacity }) => opacity,
    );
    const flakes = Object.entries(fallen)
      .map(([opacity, alike = []]) =>
        path(alike.map(({ shape }) => shape).join(''), accent, `fill-opacity="${opacity}"`),
      )
      .join('');
    const water = repeat(6, (index) => {
      const y = 520 + index * 15;
      const reach = 330 - index * 34;
      return line(
        `M${700 - reach} ${y}q20 -9 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`,
        index % 2 ? quiet : accent,
        1.5,
        `stroke-dasharray="${reach * 2} 2000"`,
      );
    });
    const leaf = (x: number, flip: 1 | -1) =>
      group(
        `translate(${x} 520) scale(${flip} 1)`,
        path(
          'M0 0Q-6 -70 60 -98Q150 -104 176 -64Q120 -52 84 -30Q40 -6 0 0Z',
          deep,
          `stroke="${accent}" stroke-width="2"`,
        ),
        line('M4 -4Q70 -66 168 -64M34 -36Q70 -84 108 -94M70 -56Q104 -80 140 -86', accent, 1),
      );
    return `${fadeToText}<g mask="url(#m)">${[
      group('translate(700 288)', faded(0.92, drum(colours))),
      flakes,
      leaf(770, 1),
      leaf(630, -1),
      water,
      group('translate(700 520) scale(1.42)', blossom(colours)),
    ].join('')}</g>`;
  },

  pattern({ line: quiet }) {
    // A double-line diamond grid, as a lacquer tray's border, with a bud in each field.
    const grid = (inset: number) =>
      line(
        polygon([
          [48, inset],
          [96 - inset, 48],
          [48, 96 - inset],
          [inset, 48],
        ]),
        quiet,
        1,
      );
    const bud = group(
      'translate(48 60)',
      line(petal(24, 10), quiet, 1),
      group('rotate(34)', line(petal(18, 8), quiet, 1)),
      group('rotate(-34)', line(petal(18, 8), quiet, 1)),
    );
    return [
      grid(0),
      grid(5),
      bud,
      repeat(4, (index) => disc((index % 2) * 96, Math.floor(index / 2) * 96, 3, quiet)),
    ].join('');
  },

  divider({ line: quiet, accent, brand }) {
    return [
      line('M0 11H126M0 15H118M194 11H320M202 15H320', quiet, 1),
      group(
        'translate(160 20) scale(.11)',
        repeat(5, (index) =>
          group(
            `rotate(${[-74, 74, -38, 38, 0][index]})`,
            path(petal(165, 66, 0.56), index === 4 ? accent : brand),
          ),
        ),
      ),
    ].join('');
  },
};
