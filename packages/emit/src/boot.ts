import { contrastMedium, type DisplayName, displayChoices } from '@livery/theme/display';
import { scriptAddress } from './script-name.ts';

/**
 * Runs before the first paint, from the head of every page: `boot-script.min.ts` is this module as one inline script. The text is the same on
 * every page, so that a Content-Security-Policy allows it by its hash; what differs stands in the element's `data-` attributes.
 *
 * - `data-mode`, `data-dark`: the merchant's mode; the colour of the browser's bars in dark mode
 * - `data-languages`: `TH th ltr,EN en ltr`; absent on a page with a prefix, whose address has decided
 *
 * A first screen has `data-scripts`, the JavaScript that takes it over, each file after those that it imports, and `data-words`, the files
 * with the words of each language, `TH a b,EN c`, its own first: only the shown one's are asked for.
 *
 * What it finds it marks on the root element: `data-visitor` says that a member is here, `data-other` that the page is shown in another
 * language than its own, `data-saving` that data is saved, by choice or by the device, and `data-loaded` that what is in the page has been
 * painted and may fade.
 *
 * It weighs on every page: one module, whose steps stand where they run, becomes some two hundred bytes less than small functions do.
 */

type Deed =
  | readonly ['focusin' | 'click', HTMLElement]
  | readonly ['input', HTMLElement, string | boolean];

declare global {
  // The site, which reads them, declares the same: a difference is an error of types.
  interface Window {
    liveryDeeds?: Deed[];
    /** Settles when all files have run. */
    liveryRan?: Promise<void>;
  }
}

/** TypeScript's own type lacks what not every browser has. */
interface Device {
  readonly connection?: { readonly saveData?: boolean };
}

/** Milliseconds after which neither typefaces nor JavaScript wait any longer for what the page is painted with. */
const longestPaint = 2000;
/** Milliseconds between two looks at whether that has come. */
const betweenLooks = 40;
/** Milliseconds until a file that did not come is asked for once more. */
const beforeRetry = 1000;
/** Milliseconds after which JavaScript that neither comes nor fails counts as such that does not come. */
const longestRun = 30_000;

const root = document.documentElement;
const marks = root.dataset;
// An inline script is the current one while it runs.
const said = (document.currentScript as HTMLScriptElement).dataset;

/** The entries of a list in an attribute: `TH th ltr,EN en ltr`. */
const entries = (list: string) => list.split(',').map((entry) => entry.split(' '));

/** What a storage keeps under a key. A blocked one, which throws when it is named, counts as empty. */
const saved = (key: string, storage = () => localStorage) => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

const choice = saved('theme');
const mode = choice === 'dark' || choice === 'light' ? choice : said.mode;
marks.mode = mode;
const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
// Every page says its colour.
if (mode === 'dark' && bars) bars.content = said.dark as string;

const contrastSheet = document.querySelector<HTMLLinkElement>('link[data-contrast]');

/**
 * What the member chose to see better by goes from storage to the root's attributes of the same names; without a choice the system's
 * setting decides. The sheet of high contrast and forced colours waits for nothing and holds nothing up where neither asks for it.
 */
const showChoices = () => {
  for (const name in displayChoices) {
    const value = saved(name);
    // The keys of the table are the names; `for` forgets it. What is among the choices of a name is one of them; `includes` does not say so.
    const choices: readonly unknown[] = displayChoices[name as DisplayName];
    if (choices.includes(value)) marks[name] = value as string;
    else delete marks[name];
  }
  const use = marks.dataUse;
  if (
    use
      ? use === 'less'
      : (navigator as Device).connection?.saveData ||
        matchMedia('(prefers-reduced-data:reduce)').matches
  )
    marks.saving = '';
  else delete marks.saving;
  if (contrastSheet) contrastSheet.media = contrastMedium(marks.contrast);
};
showChoices();
addEventListener('storage', ({ key }) => {
  // Without a key all of the storage has been emptied.
  if (!key || key in displayChoices) showChoices();
});

if (saved('token', () => sessionStorage)) marks.visitor = 'member';

/**
 * Code of the language that the page is shown in, where that is another than its own: the member's saved one, else the browser's. There is
 * nothing to be painted first then, and the JavaScript is asked for at once.
 */
let shown: string | undefined;
if (said.languages) {
  // The page writes all three.
  const offered = entries(said.languages) as [code: string, tag: string, dir: string][];
  const code = saved('lang') || saved('hisLang');
  const main = (tag: string) => tag.toLowerCase().split('-')[0];
  let found = offered.find((entry) => entry[0] === code);
  for (const tag of navigator.languages || [])
    found ||=
      offered.find((entry) => entry[1].toLowerCase() === tag.toLowerCase()) ||
      offered.find((entry) => main(entry[1]) === main(tag));
  if (found && found[1] !== root.lang) {
    [shown, root.lang, root.dir] = found;
    marks.other = '';
  }
}

/** What is focused, typed and pressed in a first screen that no script has taken over yet: done again when there is somebody to hear it. */
const deeds: Deed[] = [];
window.liveryDeeds = deeds;
// Both events come to fields, for which it is written; `focusin` to other controls too, which have no value, and to a document, which has no `closest`.
const note = (({ type, target }: Event & { type: 'input'; target: HTMLInputElement }) => {
  if (target.closest?.('#root[data-page]'))
    deeds.push([
      type,
      target,
      target.matches('[type=checkbox],[type=radio]') ? target.checked : target.value,
    ]);
}) as EventListener;
addEventListener('focusin', note, true);
addEventListener('input', note, true);

/** Marks the one button that waits, if any. */
const wait = (button?: HTMLElement | null) => {
  for (const other of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    delete other.dataset.waiting;
  if (button) button.dataset.waiting = '';
};

let failed = false;
// Links lead on at once, but not from an address with a search, of which the first screen knows nothing.
const pressed = `#root[data-page] :is(button,summary,[role=tab]${location.search ? ',a' : ''})`;
addEventListener(
  'click',
  (event) => {
    // What is pressed is an element.
    const button = (event.target as Element).closest<HTMLAnchorElement>(pressed);
    // A press that asks for another tab or window is the browser's in any case.
    if (
      !button ||
      (button.href &&
        (failed ||
          button.target ||
          event.ctrlKey ||
          event.metaKey ||
          event.shiftKey ||
          event.altKey))
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    deeds.push(['click', button]);
    wait(failed ? null : button);
  },
  true,
);

/**
 * Says in the shown language that a file did not come: nothing waits any longer, links lead on, and a visitor with another language has
 * the page in its own. A late file may still come: then the page is taken over as ever.
 */
const fail = () => {
  if (failed) return;
  failed = true;
  delete marks.other;
  for (const line of document.querySelectorAll<HTMLElement>('.boot-failed'))
    line.hidden = line.lang !== root.lang;
  const link = document.querySelector<HTMLElement>('a[data-waiting]');
  wait();
  link?.click();
};
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** Asked for once more: without its sheet a screen stays bare, as the script writes none of those rules. */
let retried: Element | undefined;
addEventListener(
  'error',
  ({ target }) => {
    // A script or a sheet; an error of the window itself has neither `type` nor `rel`.
    const file = target as HTMLLinkElement;
    if (file.type === 'module' || file === retried) fail();
    else if (file.rel === 'stylesheet') {
      retried = file;
      // A browser asks for a sheet when it comes into the page.
      setTimeout(() => file.before(file), beforeRetry);
    }
  },
  true,
);

addEventListener('DOMContentLoaded', () => {
  const screen = document.querySelector<HTMLElement>('#root[data-scripts]');
  if (!screen) return;
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

  if (!shown) {
    // Every first screen has both.
    const sheet = document.querySelector('link[rel=stylesheet]:not([media])') as HTMLLinkElement;
    const faces = document.querySelector('#livery-fonts') as HTMLStyleElement;
    /**
     * Until the sheet has come nothing is painted, and the fonts would share a slow line with it: their links have a medium that never is until
     * then. The typefaces come into the page when all of these files have: with each on its own the browser would lay out the whole page again.
     */
    const askForFonts = async () => {
      await Promise.race([
        Promise.all(
          preloads.map(
            (link) =>
              link.media &&
              new Promise((come) => {
                link.onload = link.onerror = come;
                link.media = '';
              }),
          ),
        ),
        pause(longestPaint),
      ]);
      faces.media = '';
    };
    if (sheet.sheet) askForFonts();
    else {
      faces.media = 'not all';
      sheet.onload = sheet.onerror = askForFonts;
    }
  }

  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise((begin) => {
      port1.onmessage = begin;
      port2.postMessage(0);
    });
  /**
   * Asks for the JavaScript when what the screen is painted with has come, so that they do not share a slow line. Each file is asked for and
   * runs in a task of its own, so that a press meanwhile is not kept waiting.
   */
  const run = async () => {
    while (
      !shown &&
      performance.now() < longestPaint &&
      !preloads.every(({ href }) => performance.getEntriesByName(href)[0])
    )
      await pause(betweenLooks);
    // The page writes both.
    const { words, scripts } = screen.dataset as Record<'words' | 'scripts', string>;
    const lists = entries(words);
    const own = lists.find(([code]) => code === shown) || lists[0] || [];
    const files = [...own.slice(1), ...scripts.split(' ')].map(scriptAddress);
    for (const href of files) {
      await nextTask();
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    for (const file of files) {
      await nextTask();
      await import(/* @vite-ignore */ file).catch(async () => {
        await pause(beforeRetry);
        await import(/* @vite-ignore */ file).catch(fail);
      });
    }
    await nextTask();
  };
  window.liveryRan = run();
  // Says nothing in a page that has been taken over: its lines are gone.
  setTimeout(fail, longestRun);
});
addEventListener('load', () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      marks.loaded = '';
    }),
  ),
);
