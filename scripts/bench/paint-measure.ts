import type { Browser } from 'playwright';

/** What a visitor waits for on one page, milliseconds since the address was opened; bytes as they came over the line. */
export interface PaintFigures {
  readonly first: number;
  readonly largest: number;
  /** Of all tasks of the main thread, what each takes beyond 50 ms. */
  readonly blocking: number;
  /** The same of what runs after the first paint, when there is something to press (Total Blocking Time, web.dev). */
  readonly afterwards: number;
  /** Layout shift, without unit. */
  readonly shift: number;
  readonly kilobytes: number;
  /** What was painted largest. */
  readonly element: string;
}

/** A slow 4G line and a cheap phone, as measuring tools commonly take them. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerCpu = 4;
/** Milliseconds without a request, after which a page has come to rest. */
const rest = 1500;

/** Opens an address as a first visitor on a phone and measures what is seen until the page comes to rest. */
export async function measurePaint(
  browser: Browser,
  { address, locale }: { address: string; locale: string },
): Promise<PaintFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', line);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    let bytes = 0;
    let lastSeen = Date.now();
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    for (const event of ['Network.requestWillBeSent', 'Network.loadingFinished'] as const) {
      devTools.on(event, () => {
        lastSeen = Date.now();
      });
    }
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'commit' });
    while (Date.now() - lastSeen < rest) await page.waitForTimeout(100);
    const { tasks, ...seen } = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
    const beyond = (start: number) =>
      tasks.reduce(
        (sum, task) => sum + Math.max(0, task.end - Math.max(task.start, start) - 50),
        0,
      );
    return {
      ...seen,
      blocking: beyond(0),
      afterwards: beyond(seen.first),
      kilobytes: bytes / 1000,
    };
  } finally {
    await context.close();
  }
}

interface Seen extends Pick<PaintFigures, 'first' | 'largest' | 'shift' | 'element'> {
  /** Those of more than 50 ms. */
  readonly tasks: readonly { readonly start: number; readonly end: number }[];
}

/** Runs in the page, before anything else of it. */
function observe(): void {
  const tasks: { start: number; end: number }[] = [];
  const seen = { first: 0, largest: 0, shift: 0, element: '', tasks };
  Reflect.set(window, 'seen', seen);
  const on = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
    const element: unknown = Reflect.get(entry, 'element');
    seen.element =
      element instanceof Element
        ? `${element.localName} ${(element.textContent || element.getAttribute('src') || '').slice(0, 40)}`
        : '';
  });
  on('longtask', ({ startTime, duration }) => {
    tasks.push({ start: startTime, end: startTime + duration });
  });
  on('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      seen.shift += Number(Reflect.get(entry, 'value'));
  });
}
