import {
  disc,
  faded,
  group,
  line,
  n,
  type Point,
  path,
  petal,
  polar,
  repeat,
  ring,
  superellipse,
} from '../svg.ts';
import { fadeToText, type MotifColours, type MotifDrawing } from './motif.ts';

/** One eye of the train: nested superellipses, foot at the origin, tip up, about 100 high. */
function eye({ ground, deep, brand, accent, light }: MotifColours): string {
  const layer = (a: number, b: number, lift: number, fill: string, taper = 0.5, more = '') =>
    path(superellipse(a, b, 2.3, taper, lift), fill, more);
  return [
    layer(44, 58, 56, deep, 0.62, `stroke="${accent}" stroke-width="2.2"`),
    layer(35, 47, 60, brand, 0.55),
    layer(29, 38, 64, ground, 0.5),
    layer(23, 30, 67, accent, 0.45),
    layer(16.5, 21, 70, brand, 0.3),
    layer(11, 14, 72, deep, 0.1),
    path('M-6.5 -77A9 9 0 0 1 6.5 -77A7.5 7.5 0 0 0 -6.5 -77Z', light),
  ].join('');
}

const barbs = repeat(9, (index) => {
  const y = -8 + index * 13;
  const reach = 17 - index * 1.2;
  return `M0 ${n(y)}q${n(reach * 0.6)} -3 ${n(reach)} -12M0 ${n(y)}q${n(-reach * 0.6)} -3 ${n(-reach)} -12`;
});

/** Where the train rises from, in the picture. */
const foot: Point = [742, 596];

/** Whether anything of an eye there lies in the picture, and not where that has faded out. */
function isSeen([x, y]: Point): boolean {
  const [right, down] = [foot[0] + x, foot[1] + y];
  return right > 150 && right < 1060 && down > -100 && down < 700;
}

export const feather: MotifDrawing = {
  hero(colours, random) {
    const { line: quiet, accent, brand, deep } = colours;
    const phase = random.between(0, 0.08);
    // Golden-section steps over the fan, as sunflower seeds stand: no two eyes share a spoke, none crowd.
    const eyes = Array.from({ length: 58 }, (_, index) => {
      const turn = (index * 0.618034 + phase) % 1;
      const radius = 150 + Math.sqrt(index) * 62;
      return { angle: -112 + turn * 190, radius, size: 0.34 + radius / 900 };
    }).sort((a, b) => b.radius - a.radius);
    const stems = eyes.map(({ angle, radius }) => {
      const [x, y] = polar(angle, radius);
      const [bx, by] = polar(angle - 7, radius * 0.55);
      return `M0 0Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}`;
    });
    const fan = eyes.map(({ angle, radius, size }) => {
      const [x, y] = polar(angle, radius);
      if (!isSeen([x, y])) return '';
      return `<use href="#e" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${Math.round(size * 100) / 100})"/>`;
    });
    const heart = [
      repeat(15, (index) =>
        path(
          petal(118, 26, 0.6, -105 + index * 14),
          index % 2 === 0 ? brand : deep,
          `stroke="${accent}" stroke-width="1.4"`,
        ),
      ),
      disc(0, 0, 46, deep),
      ring(0, 0, 46, accent, 2),
      ring(0, 0, 36, accent, 1.2, 'stroke-dasharray="1 5" stroke-linecap="round"'),
    ].join('');
    return `${fadeToText}<defs><g id="e">${line(barbs, quiet, 1.1)}${eye(colours)}</g></defs><g mask="url(#m)">${group(
      `translate(${foot.join(' ')})`,
      faded(
        0.5,
        repeat(7, (index) => ring(0, 0, 150 + index * 72, quiet, 1, 'stroke-dasharray="2 9"')),
      ),
      line(stems.join(''), quiet, 1.3),
      fan.join(''),
      heart,
    )}</g>`;
  },

  pattern({ line: quiet }) {
    // A lattice of ogees: each cell is one feather's outline, its neighbour begins where it ends.
    const ogee = 'M48 0C48 20 96 26 96 48C96 70 48 76 48 96C48 76 0 70 0 48C0 26 48 20 48 0Z';
    const small = group(
      'translate(48 62) scale(.42)',
      line(superellipse(24, 32, 2.3, 0.5), quiet, 2.6),
      line(superellipse(12, 16, 2.3, 0.3), quiet, 2.6),
    );
    const corner = (x: number, y: number) => disc(x, y, 2, quiet);
    return [
      line(ogee, quiet, 1.1),
      small,
      corner(0, 0),
      corner(96, 0),
      corner(0, 96),
      corner(96, 96),
    ].join('');
  },

  divider({ line: quiet, accent, brand }) {
    const scallops = (from: number, way: 1 | -1) =>
      repeat(6, (index) =>
        line(
          `M${n(from + way * index * 20)} 17a10 10 0 0 ${way === 1 ? 1 : 0} ${way * 20} 0`,
          quiet,
          1.4,
        ),
      );
    return [
      scallops(184, 1),
      scallops(136, -1),
      group(
        'translate(160 22) scale(.2)',
        path(
          superellipse(44, 58, 2.3, 0.6),
          'none',
          `stroke="${accent}" stroke-width="9" transform="translate(0 -52)"`,
        ),
        path(superellipse(24, 30, 2.3, 0.4), brand, 'transform="translate(0 -58)"'),
      ),
    ].join('');
  },
};
