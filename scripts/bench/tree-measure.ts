import type { Browser, Page } from 'playwright';
import {
  held,
  type ListFigures,
  observe,
  rest,
  type Seen,
  seenOn,
  slowerCpu,
} from './lists/measure-list.ts';

/** What a tree costs an agent on a cheap phone; milliseconds. */
export interface TreeFigures extends Pick<ListFigures, 'heap' | 'elements'> {
  /** From the navigation to the paint of the first rows, with the files in the browser's cache. */
  readonly open: number;
  /** From a press to the paint of what is below: ten accounts, and two thousand. */
  readonly expand: number;
  readonly expandBig: number;
  /** From the last key of a name to the paint of who was found. */
  readonly found: number;
  /** From a key of the name to the next paint: the middle one, and the slowest. */
  readonly key: number;
  readonly slowestKey: number;
  /** All tasks of the main thread together beyond 50 ms each, from the press to the last paint. */
  readonly blocking: number;
}

/** How a page shows the tree. */
export interface TreePage {
  readonly address: string;
  /** Runs before anything is measured: who has to, signs in. */
  readonly enter?: (page: Page) => Promise<void>;
  readonly search: string;
  /** The row of an account, and in it what opens it. */
  readonly row: (account: string) => Mark;
  readonly opener: string;
}

/** The first element of a selector that says something. */
interface Mark {
  readonly selector: string;
  readonly text: string;
}

/** Opens a tree, opens two accounts of it, and searches for one. */
export async function measureTree(
  browser: Browser,
  { address, enter, search, row, opener }: TreePage,
  names: { small: string; inSmall: string; big: string; inBig: string; sought: string },
): Promise<TreeFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await enter?.(page);
    await page.goto(address);
    await painted(page, row(names.small));
    await rest(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await page.goto(address, { waitUntil: 'commit' });
    const open = await painted(page, row(names.small));
    await rest(page);
    await page.evaluate(() => {
      (Reflect.get(window, 'seen') as Seen).tasks.length = 0;
    });
    const expand = await pressed(page, { ...row(names.small), opener }, row(names.inSmall));
    const expandBig = await pressed(page, { ...row(names.big), opener }, row(names.inBig));
    await rest(page);
    const field = page.locator(search);
    await field.focus();
    const before = (await seenOn(page)).keys.length;
    const letters = [...names.sought];
    for (const letter of letters.slice(0, -1)) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(250);
    }
    await rest(page);
    const one = { selector: 'tbody tr:only-child', text: names.sought };
    const finds = keyed(page, one);
    await page.waitForTimeout(250);
    await page.keyboard.press(letters.at(-1) ?? '');
    const found = await finds;
    await rest(page);
    const { tasks, keys } = await seenOn(page);
    const sorted = keys.slice(before).sort((a, b) => a - b);
    if (sorted.length !== letters.length) {
      throw new Error(`Expected ${letters.length} keys to be painted, found ${sorted.length}.`);
    }
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return {
      open,
      expand,
      expandBig,
      found,
      key: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      slowestKey: sorted.at(-1) ?? Number.NaN,
      blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
      ...(await held(page, devTools)),
    };
  } finally {
    await context.close();
  }
}

/** When something is painted, in milliseconds since the navigation. */
function painted(page: Page, mark: Mark): Promise<number> {
  return ask(page, { ...mark, since: 'navigation' });
}

/** How long after a press something is painted. */
function pressed(page: Page, press: Mark & { opener: string }, mark: Mark): Promise<number> {
  return ask(page, { ...mark, press, since: 'press' });
}

/** How long after the next key something is painted. */
function keyed(page: Page, mark: Mark): Promise<number> {
  return ask(page, { ...mark, since: 'key' });
}

interface Asked extends Mark {
  readonly press?: Mark & { readonly opener: string };
  readonly since: 'navigation' | 'press' | 'key';
}

function ask(page: Page, asked: Asked): Promise<number> {
  return page.evaluate<number, Asked>(untilPainted, asked);
}

/** Runs in the page. */
function untilPainted({ selector, text, press, since }: Asked): Promise<number> {
  const seek = (mark: { selector: string; text: string }) =>
    [...document.querySelectorAll<HTMLElement>(mark.selector)].find((each) =>
      each.textContent.includes(mark.text),
    );
  return new Promise((resolve, reject) => {
    let start = since === 'press' ? performance.now() : since === 'navigation' ? 0 : undefined;
    const watcher = new MutationObserver(() => look());
    const late = setTimeout(() => {
      watcher.disconnect();
      reject(new Error(`${selector} with ${text} did not show`));
    }, 30_000);
    function look(): void {
      if (start === undefined || !seek({ selector, text })) return;
      const from = start;
      watcher.disconnect();
      clearTimeout(late);
      // A message that is sent in a frame comes after that frame's paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(undefined);
      });
    }
    watcher.observe(document, { subtree: true, childList: true, characterData: true });
    if (since === 'key') {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          start ??= timeStamp;
        },
        true,
      );
    }
    if (press) seek(press)?.querySelector<HTMLElement>(press.opener)?.click();
    look();
  });
}
