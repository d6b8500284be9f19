import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare.ts';
import type { Outcome, Result } from './screenshots.ts';

export interface Report extends Outcome {
  /** The commit compared with. */
  readonly base: string;
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

type Different = Result & { readonly difference: Difference };

/** Those that differ, the largest difference first. */
export function differencesOf(results: readonly Result[]): Different[] {
  return results
    .filter((result): result is Different => result.difference !== undefined)
    .sort((a, b) => b.difference.pixels - a.difference.pixels || (a.name < b.name ? -1 : 1));
}

/** The outcome in one line. */
export function summaryOf({ results, failures, added, gone, base }: Report): string {
  const different = differencesOf(results);
  const [largest] = different;
  return [
    `${results.length} screenshots compared with ${base.slice(0, 10)}: ${different.length} differ`,
    ...(largest ? [`the most by ${largest.difference.pixels} pixels (${largest.name})`] : []),
    ...(failures.length ? [`${failures.length} could not be taken`] : []),
    ...(added.length ? [`${added.length} stories are new`] : []),
    ...(gone.length ? [`${gone.length} were removed`] : []),
  ].join('; ');
}

/** Writes the report and its screenshot regions; returns the page's path. */
export function writeReport(folder: string, report: Report): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const figures = differencesOf(report.results).map(({ name, difference }, index) => {
    const file = (side: string) => `${index}-${side}.png`;
    const { before, after, marked, pixels, at } = difference;
    for (const [side, bytes] of Object.entries({ before, after, marked }))
      writeFileSync(join(folder, file(side)), bytes);
    const cells = ['before', 'after', 'marked'].map(
      (side) =>
        `<figure><figcaption>${side}</figcaption><a href="${file(side)}"><img src="${file(side)}" alt="${side}" loading="lazy"></a></figure>`,
    );
    return `<section><h2>${escaped(name)}</h2><p>${pixels} pixels; this region starts at ${at.x}, ${at.y}</p><div>${cells.join('')}</div></section>`;
  });
  const list = (title: string, lines: readonly string[]) =>
    lines.length
      ? `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
      : '';
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screenshots before and after</title><style>${style}</style>
<h1>${escaped(summaryOf(report))}</h1>
${figures.join('\n')}
${list('Could not be taken', report.failures)}${list('New stories', report.added)}${list('Removed stories', report.gone)}
</html>\n`,
  );
  return page;
}

const style = `
  body { margin: 1.5rem; background: #d9dbe2; color: #16181d; font: 14px/1.5 sans-serif; }
  h1 { font-size: 1.25rem; }
  h2 { margin: 2rem 0 0; font-size: 1rem; }
  p { margin: 0 0 .5rem; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; background: #fff; outline: 1px solid #0003; }
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
