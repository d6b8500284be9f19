import type { Browser, CDPSession, Page } from 'playwright';

/** What a long list costs a visitor on a cheap phone. */
export interface ListFigures {
  /** The longest task of the main thread while the list is scrolled, milliseconds; those under 50 count as 0. */
  readonly longest: number;
  /** All of such tasks together beyond 50 ms each. */
  readonly blocking: number;
  /** JavaScript that is alive after a collection, megabytes. */
  readonly heap: number;
  readonly elements: number;
}

/** What a page has seen of itself since it began. */
export interface Seen {
  tasks: number[];
  keys: number[];
}

/** How many times slower the processor is made. */
export const slowerCpu = 4;
/** Strokes of the wheel, and where the scroll bar is dragged to after them. */
const strokes = 60;
const drags = [0.25, 0.75, 0.5, 1];

/** What the page has seen. */
export const seenOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
/** Until what was begun has ended. */
export const rest = (page: Page) => page.waitForTimeout(1500);

/**
 * Opens a list, scrolls it by wheel and by scroll bar, and does what else is measured of it, on a phone with a slow processor.
 *
 * @param list.ready what is in the page once the list is
 * @param list.enter brings a visitor in, at the full speed of the processor; without it the address is opened at once
 * @param then what follows the scrolling, on the slow processor still
 */
export async function measureList<More extends object>(
  browser: Browser,
  {
    address,
    ready,
    enter,
  }: { address: string; ready: string; enter?: (page: Page) => Promise<void> },
  then: (page: Page) => Promise<More>,
): Promise<ListFigures & More> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await enter?.(page);
    await page.goto(address);
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
    await rest(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    const scrolled = await scroll(page);
    const more = await then(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await rest(page);
    return { ...scrolled, ...more, ...(await held(page, devTools)) };
  } finally {
    await context.close();
  }
}

async function scroll(page: Page): Promise<Pick<ListFigures, 'longest' | 'blocking'>> {
  await page.evaluate(() => {
    (Reflect.get(window, 'seen') as Seen).tasks.length = 0;
  });
  await page.mouse.move(195, 500);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  for (const share of drags) {
    await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), share);
    await page.waitForTimeout(600);
  }
  await rest(page);
  const { tasks } = await seenOn(page);
  return {
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
  };
}

/** What is alive after a collection. */
export async function held(
  page: Page,
  devTools: CDPSession,
): Promise<Pick<ListFigures, 'heap' | 'elements'>> {
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heap: usedSize / 1_000_000, elements };
}

/** Runs in the page, before anything else of it. */
export function observe(): void {
  const seen: Seen = { tasks: [], keys: [] };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  addEventListener(
    'keydown',
    (event) => {
      // A message that is sent in a frame comes after that frame's paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.keys.push(performance.now() - event.timeStamp);
        port2.postMessage(undefined);
      });
    },
    true,
  );
}
