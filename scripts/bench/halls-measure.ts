import type { Browser, CDPSession, Page } from 'playwright';

/** What one page costs a visitor on a cheap phone. */
export interface HallFigures {
  /** The longest task of the main thread while the list is scrolled, milliseconds; those under 50 count as 0. */
  readonly longest: number;
  /** All of such tasks together beyond 50 ms each. */
  readonly blocking: number;
  /** From a key to the next paint, milliseconds: the middle one of a word, and the slowest. */
  readonly key: number;
  readonly slowestKey: number;
  /** JavaScript that is alive after a collection, megabytes. */
  readonly heap: number;
  readonly elements: number;
}

const slowerCpu = 4;
/** Strokes of the wheel, and where the scroll bar is dragged to after them. */
const strokes = 60;
const drags = [0.25, 0.75, 0.5, 1];
const word = 'lantern';

/** Opens a list, scrolls it by wheel and by scroll bar, and types in its search. */
export async function measureHall(
  browser: Browser,
  { address, list, search }: { address: string; list: string; search: string },
): Promise<HallFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await page.goto(address);
    await page.locator(`${list} img, ${list} svg`).first().waitFor({ timeout: 60_000 });
    await rest(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    const scrolled = await scroll(page);
    const keys = await type(page, search);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await rest(page);
    return { ...scrolled, ...keys, ...(await held(page, devTools)) };
  } finally {
    await context.close();
  }
}

interface Seen {
  tasks: number[];
  keys: number[];
}
const seenOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
const rest = (page: Page) => page.waitForTimeout(1500);

async function scroll(page: Page): Promise<Pick<HallFigures, 'longest' | 'blocking'>> {
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

async function type(page: Page, search: string): Promise<Pick<HallFigures, 'key' | 'slowestKey'>> {
  await page.evaluate(() => scrollTo(0, 0));
  await rest(page);
  const field = page.locator(search);
  await field.focus();
  for (const letter of word) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(250);
  }
  const { keys } = await seenOn(page);
  if ((await field.inputValue()) !== word || keys.length !== word.length) {
    throw new Error(`Expected ${word.length} keys to be painted, found ${keys.length}.`);
  }
  const sorted = keys.toSorted((a, b) => a - b);
  return {
    key: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    slowestKey: sorted.at(-1) ?? Number.NaN,
  };
}

async function held(
  page: Page,
  devTools: CDPSession,
): Promise<Pick<HallFigures, 'heap' | 'elements'>> {
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heap: usedSize / 1_000_000, elements };
}

/** Runs in the page, before anything else of it. */
function observe(): void {
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
