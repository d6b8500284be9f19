import {
  around,
  circles,
  disc,
  evenly,
  group,
  line,
  n,
  type Point,
  path,
  petal,
  polar,
  repeat,
  ring,
  spokes,
} from '../svg.ts';
import { fadeToText, type MotifColours, type MotifDrawing } from './motif.ts';

/** A lily from above, 100 in radius: three rings of lens petals and a stamen crown. */
function flower({ deep, brand, accent, light }: MotifColours): string {
  const petals = (
    [count, from]: [number, number],
    [length, width]: [number, number],
    fill: string,
    opacity: number,
  ) => {
    const angles = evenly(count, from);
    return [
      ...angles.map((angle) =>
        path(
          petal(length, width, 0.62, angle),
          fill,
          `fill-opacity="${opacity}" stroke="${deep}" stroke-width="1.2"`,
        ),
      ),
      line(spokes(angles, length * 0.3, length * 0.82), light, 0.8, 'stroke-opacity=".55"'),
    ].join('');
  };
  return [
    petals([12, 15], [100, 34], brand, 0.72),
    petals([10, 0], [78, 30], brand, 1),
    petals([8, 22], [54, 25], light, 0.94),
    disc(0, 0, 15, accent),
    line(spokes(evenly(14), 9, 22), accent, 2, 'stroke-linecap="round"'),
    disc(0, 0, 7, deep),
  ].join('');
}

const pad = ({ line: quiet, deep }: MotifColours) =>
  path('M0 0L14 -97A98 98 0 1 1 -14 -97Z', deep, `stroke="${quiet}" stroke-width="1.6"`) +
  line(
    spokes(
      Array.from({ length: 9 }, (_, index) => 30 + index * 37.5),
      0,
      82,
    ),
    quiet,
    1,
  ) +
  ring(0, 0, 88, quiet, 1.4, 'stroke-dasharray="7 6"');

export const lily: MotifDrawing = {
  hero(colours, random) {
    const { line: quiet, accent } = colours;
    const ripples = (x: number, y: number, from: number, count: number, gap: number) =>
      repeat(count, (index) =>
        ring(
          x,
          y,
          from + index * gap,
          index % 3 === 1 ? accent : quiet,
          1.5,
          `stroke-dasharray="${index % 2 === 0 ? '12 8' : '5 9'}" stroke-linecap="round" stroke-opacity="${(0.85 - index * 0.06).toFixed(2)}"`,
        ),
      );
    const place = (x: number, y: number, scale: number, id: string) =>
      `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 60))}) scale(${scale})"/>`;
    const pollen = Array.from({ length: 16 }, (_, index): Point => {
      const [x, y] = polar(index * 137.5, 150 + index * 19);
      return [700 + x, 312 + y];
    });
    return `${fadeToText}<defs><g id="l">${flower(colours)}</g><g id="p">${pad(colours)}</g></defs><g mask="url(#m)">${[
      ripples(690, 312, 222, 11, 34),
      ripples(905, 560, 110, 3, 24),
      place(862, 128, 1.02, 'p'),
      place(556, 520, 0.86, 'p'),
      place(470, 196, 0.5, 'p'),
      place(914, 420, 0.62, 'p'),
      place(690, 312, 2.05, 'l'),
      place(880, 122, 0.72, 'l'),
      place(900, 556, 0.92, 'l'),
      place(540, 512, 0.44, 'l'),
      path(circles(pollen, 2.6), accent, 'fill-opacity=".8"'),
    ].join('')}</g>`;
  },

  pattern({ line: quiet }) {
    // Running stitch in waves, as on quilted cloth; a small flower where two waves leave room.
    const wave = (y: number) =>
      line(
        `M0 ${y}Q24 ${y - 14} 48 ${y}T96 ${y}`,
        quiet,
        1.4,
        'stroke-dasharray="6 5.4" stroke-linecap="round"',
      );
    const small = (x: number, y: number) =>
      group(`translate(${x} ${y})`, around(8, line(petal(11, 6), quiet, 1)));
    return [wave(16), wave(40), wave(64), wave(88), small(72, 28), small(24, 76)].join('');
  },

  divider({ line: quiet, accent, brand }) {
    return [
      line('M8 13H128M192 13H312', quiet, 1.8, 'stroke-dasharray="9 7" stroke-linecap="round"'),
      group('translate(160 12)', around(10, path(petal(11, 5), brand)), disc(0, 0, 3, accent)),
      disc(138, 13, 2, accent),
      disc(182, 13, 2, accent),
    ].join('');
  },
};
