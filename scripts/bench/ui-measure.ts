import type { Browser, CDPSession, Page } from 'playwright';
import type { UiBench } from './ui/harness.tsx';

/** The actions on each page, in this order. */
export const acts = ['mount', 'update', 'type', 'select'] as const;
export type Act = (typeof acts)[number];

/** How often an action is repeated in one page: an action of a millisecond is measured many times. */
const times: Readonly<Record<Act, number>> = { mount: 1, update: 5, type: 20, select: 10 };

export interface PageFigures {
  /** Milliseconds of the page's main thread per action. */
  readonly ms: Readonly<Record<Act, number>>;
  /** Elements that the page has. */
  readonly elements: number;
}

/** Opens a new page of a library, performs each action and measures its main-thread time. */
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
    // CPU time of the thread: other load on the machine is excluded.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const ms: Record<Act, number> = { mount: 0, update: 0, type: 0, select: 0 };
    for (const act of acts) ms[act] = await measure(page, devTools, act);
    return { ms, elements: await verified(page, name) };
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
 * @throws Error when the page differs from the common one, or an action had no effect
 */
async function verified(page: Page, name: string): Promise<number> {
  const { count, typed, badges, opened } = await page.evaluate(() => ({
    count: (Reflect.get(window, 'uiBench') as UiBench).count(),
    typed: document.querySelector<HTMLInputElement>('input[name="username"]')?.value.length,
    badges: document.body.textContent?.match(/New 5/g)?.length,
    opened: document.querySelectorAll('[role="tab"][aria-selected="true"]').length,
  }));
  const isWhole =
    count.headings === 500 &&
    count.buttons >= 501 &&
    count.inputs >= 8 &&
    typed === times.type &&
    badges === 500 &&
    opened === 1;
  if (!isWhole) {
    throw new Error(
      `${name} does not render the page: ${JSON.stringify({ ...count, typed, badges, opened })}`,
    );
  }
  return count.elements;
}
