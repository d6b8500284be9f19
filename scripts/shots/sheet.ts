import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { type View, views } from './views.ts';

export interface Shot {
  /** Of the story. */
  readonly id: string;
  /** The contact sheet that it is on. */
  readonly sheet: string;
  readonly view: View;
  readonly path: string;
  readonly label: string;
}

/** Width of one screenshot on a contact sheet, and how many there are in a row. */
const measures = {
  phone: { width: 234, columns: 10 },
  desktop: { width: 546, columns: 5 },
} as const;

/** All screenshots of a brand, mode and view on one contact sheet, each with its name: rendered by the browser itself. */
export async function sheetOf(
  browser: Browser,
  title: string,
  shots: readonly Shot[],
  file: string,
): Promise<void> {
  const [first] = shots;
  if (!first) return;
  const { width, columns } = measures[first.view];
  const size = views[first.view];
  const height = Math.round((width * size.height) / size.width);
  const pages = shots.map(
    ({ label }, index) =>
      `<figure><img src="/${index}.png" width="${width}" height="${height}" alt=""><figcaption>${escaped(label)}</figcaption></figure>`,
  );
  const page = await browser.newPage({
    viewport: { width: Math.min(columns, shots.length) * (width + 12) + 12, height: 400 },
  });
  await page.route('**/*', (route) => {
    const index = /\/(\d+)\.png$/.exec(route.request().url())?.[1];
    const shot = index === undefined ? undefined : shots[Number(index)];
    return shot
      ? route.fulfill({ contentType: 'image/png', body: readFileSync(shot.path) })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<style>${style}</style><h1>${escaped(title)}</h1><main>${pages.join('')}</main>`,
        });
  });
  await page.goto('http://sheet.invalid/', { waitUntil: 'networkidle' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const style = `
  body { margin: 12px; background: #d9dbe2; font: 12px/1.3 sans-serif; }
  h1 { margin: 0 0 12px; font-size: 16px; }
  main { display: flex; flex-wrap: wrap; gap: 12px; }
  figure { margin: 0; }
  img { display: block; outline: 1px solid #0003; }
  figcaption { block-size: 2.6em; padding-block: 4px; overflow: hidden; }
  ${Object.values(measures)
    .map(({ width }) => `img[width="${width}"] + figcaption { inline-size: ${width}px; }`)
    .join('\n')}
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
