import { line, type Point, path, polygon, repeat, trace } from '../svg.ts';
import { fadeToText, type MotifColours, type MotifDrawing } from './motif.ts';

const turns = 3.3;
const strandCount = 3;
/** Samples per half turn of depth: enough for a smooth edge. */
const samples = 12;

/** A braid: strand i runs at sin(t + φ) and lies at depth sin 2(t + φ), so each passes over, then under. */
function braid(colours: MotifColours, phase: number): string {
  const { brand, accent, light, line: quiet } = colours;
  const looks = [
    { colour: brand, thread: quiet },
    { colour: accent, thread: brand },
    { colour: light, thread: accent },
  ] as const;
  const under: string[] = [];
  const over: string[] = [];
  looks.forEach((look, strand) => {
    const shift = phase + (strand * Math.PI * 2) / strandCount;
    const first = Math.floor(shift / (Math.PI / 2));
    const last = Math.ceil((turns * Math.PI + shift) / (Math.PI / 2));
    // Each piece lies wholly over or wholly under: depth changes sign at its ends, where strands do not meet.
    for (let piece = first; piece < last; piece += 1) {
      const run = Array.from({ length: samples + 3 }, (_, index) =>
        place(((piece + (index - 1) / samples) * Math.PI) / 2, shift),
      );
      (piece % 2 === 0 ? over : under).push(cloth(run, look.colour, look.thread, colours.ground));
    }
  });
  return under.join('') + over.join('');
}

interface Place {
  readonly point: Point;
  readonly width: number;
}

/** The braid rises towards the far corner and opens as it comes. */
function place(t: number, shift: number): Place {
  const along = (t - shift) / (turns * Math.PI);
  const swing = 84 + along * 92;
  return {
    point: [250 + along * 860 + Math.cos(t * 2) * 16, 560 - along * 470 + Math.sin(t) * swing],
    width: 44 + along * 46,
  };
}

/** One piece of ribbon: its gap to what lies beneath, its cloth, and the threads that make it cloth and not a pipe. */
function cloth(run: readonly Place[], colour: string, thread: string, ground: string): string {
  const threads = [-0.37, -0.3, 0.3, 0.37].map((part) => trace(edge(run, part))).join('');
  // The gap is cut short of the ends, so that it never crosses the next piece of its own strand.
  return (
    path(band(run.slice(2, -2), 0.58), ground) +
    path(band(run, 0.48), colour) +
    line(threads, thread, 1.8, 'stroke-opacity=".7"')
  );
}

const band = (run: readonly Place[], half: number) =>
  polygon([...edge(run, half), ...edge(run, -half).reverse()]);

/** The run moved across its own direction by a part of its width. */
function edge(run: readonly Place[], part: number): Point[] {
  return run.map(({ point: [x, y], width }, index) => {
    const [ax, ay] = (run[index - 1] ?? run[index])?.point ?? [x, y];
    const [bx, by] = (run[index + 1] ?? run[index])?.point ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - ((by - ay) / length) * width * part, y + ((bx - ax) / length) * width * part];
  });
}

export const ribbon: MotifDrawing = {
  hero(colours, random) {
    return `${fadeToText}<g mask="url(#m)">${braid(colours, random.between(0, 0.6))}</g>`;
  },

  pattern({ line: quiet }) {
    // Basket weave: bands of three threads, over and under in turn.
    const weave = (x: number, y: number, across: boolean) =>
      repeat(3, (index) => {
        const shift = 12 + index * 12;
        const run = across ? `M${x + 4} ${y + shift}h40` : `M${x + shift} ${y + 4}v40`;
        return line(run, quiet, 1.1, 'stroke-linecap="round"');
      });
    return weave(0, 0, true) + weave(48, 0, false) + weave(0, 48, false) + weave(48, 48, true);
  },

  divider({ line: quiet, accent, brand }) {
    const wave = (flip: 1 | -1) =>
      `M112 12C120 ${12 + 9 * flip} 128 ${12 + 9 * flip} 136 12S152 ${12 - 9 * flip} 160 12S176 ${12 + 9 * flip} 184 12S200 ${12 - 9 * flip} 208 12`;
    return (
      line('M8 12H112M208 12H312', quiet, 1.4) + line(wave(1), brand, 3) + line(wave(-1), accent, 3)
    );
  },
};
