import type { Browser, CDPSession, Page } from 'playwright';
import type { UiBench } from './ui/harness.tsx';

/** What is done with each page, in this order. */
export const acts = ['mount', 'update', 'type', 'select'] as const;
export type Act = (typeof acts)[number];

/** How often an act is repeated in one page: what takes a millisecond is measured many times over. */
const times: Readonly<Record<Act, number>> = { mount: 1, update: 5, type: 20, select: 10 };

export interface PageFigures {
  /** Milliseconds of the page's main thread, for one time. */
  readonly ms: Readonly<Record<Act, number>>;
  /** Elements that the page has. */
  readonly elements: number;
}

/** Opens a new page of a library, does each act and counts what the main thread worked for it. */
export async function openPage(
  browser: Browser,
  { name, script, css, brand }: { name: string; script: string; css: string; brand: string },
): Promise<PageFigures> {
  const page = await browser.newPage({
    viewport: { width: 1366, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Bench</title><style>${brand}${css}</style><body></body></html>`,
    );
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'uiBench' in window);
    const devTools = await page.context().newCDPSession(page);
    // Time that the thread itself worked: what else the machine does is not in it.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const ms: Record<Act, number> = { mount: 0, update: 0, type: 0, select: 0 };
    for (const act of acts) ms[act] = await measure(page, devTools, act);
    return { ms, elements: await proven(page, name) };
  } finally {
    await page.close();
  }
}

async function measure(page: Page, devTools: CDPSession, act: Act): Promise<number> {
  await still(page);
  const before = await worked(devTools);
  for (let time = 0; time < times[act]; time += 1) {
    await page.evaluate((what) => {
      (Reflect.get(window, 'uiBench') as UiBench)[what]();
    }, act);
    // Until it is painted, and what the library put off has come.
    await still(page);
  }
  return (await worked(devTools)) / times[act] - before / times[act];
}

/** Two frames and a pause in which timers and effects run. */
function still(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }),
  );
}

/** Milliseconds that the page's main thread has worked so far. */
async function worked(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('Chromium tells no TaskDuration.');
  return found.value * 1000;
}

/**
 * Gives the number of elements.
 *
 * @throws Error when the page is not the one that all draw, or did not take what was done to it
 */
async function proven(page: Page, name: string): Promise<number> {
  const { count, typed, told, opened } = await page.evaluate(() => ({
    count: (Reflect.get(window, 'uiBench') as UiBench).count(),
    typed: document.querySelector<HTMLInputElement>('input[name="username"]')?.value.length,
    told: document.body.textContent?.match(/New 5/g)?.length,
    opened: document.querySelectorAll('[role="tab"][aria-selected="true"]').length,
  }));
  const isWhole =
    count.headings === 500 &&
    count.buttons >= 501 &&
    count.inputs >= 8 &&
    typed === times.type &&
    told === 500 &&
    opened === 1;
  if (!isWhole) {
    throw new Error(
      `${name} does not draw the page: ${JSON.stringify({ ...count, typed, told, opened })}`,
    );
  }
  return count.elements;
}
