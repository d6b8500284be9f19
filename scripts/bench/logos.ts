import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileLogos } from '@livery/theme/hostile-logos';
import { cleanLogo } from '@livery/theme/logo';
import { median } from './median.ts';

/** No logo may take longer to clean; milliseconds. */
const goal = 200;
const runs = 5;

/** Cleans every hostile logo, a shipped one and a real one's 60 kB, and prints the slowest. */
export async function benchLogos(): Promise<boolean> {
  const shipped = await readFile(join('themes', 'mayura', 'logo.svg'), 'utf8');
  const shapes = shipped.slice(shipped.indexOf('>') + 1, shipped.lastIndexOf('</svg>'));
  const large = shipped.replace(shapes, shapes.repeat(Math.ceil(60_000 / shapes.length)));
  const logos = [
    { name: 'a shipped logo', svg: shipped },
    { name: 'a logo of 60 kB', svg: large },
    ...hostileLogos,
  ];
  const measured = logos.map(({ name, svg }) => ({
    name,
    kilobytes: Math.round(svg.length / 1000),
    ms: median(Array.from({ length: runs }, () => timeOf(svg))),
  }));
  const slowest = measured.toSorted((a, b) => b.ms - a.ms);
  for (const { name, kilobytes, ms } of [...measured.slice(0, 2), ...slowest.slice(0, 10)]) {
    process.stdout.write(
      `${ms.toFixed(1).padStart(8)} ms  ${String(kilobytes).padStart(5)} kB  ${name}\n`,
    );
  }
  process.stdout.write(`${logos.length} logos; the slowest may take ${goal} ms.\n`);
  return slowest.every(({ ms }) => ms <= goal);
}

function timeOf(svg: string): number {
  const started = performance.now();
  cleanLogo(svg, 'logo.svg');
  return performance.now() - started;
}
