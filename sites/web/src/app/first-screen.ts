import type { OfferedLanguage } from '@livery/merchant/site-config';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { Deed } from './carry-over.ts';
import { addressInside } from './language-address.ts';
import type { SiteRouter } from './router.ts';
import { plainPath, spelledPath } from './spelling.ts';

/** The first screen that `livery build` wrote into the page, until the site has taken it over. */
export interface FirstScreen {
  /** The page's address as it was written for: without search and fragment, until {@link finishTakeover} adds it. */
  readonly history: RouterHistory;
  /** Whether the screen is the one of this path. */
  readonly isOf: (pathname: string) => boolean;
  /** Whether the router may move the page: not while it takes over one that the visitor has scrolled. */
  readonly mayScroll: () => boolean;
  /** Called once, the address is whole; once more, and the router may move the page. */
  readonly letGo: () => void;
}

/**
 * The first screen in the page; undefined when there is none, or none that the browser would draw first too: it was written in
 * the page's own language, and for an address without a search by which it is drawn.
 *
 * @param root the element that holds it; `data-page` names its path, `*` where it is only what stands around a page; `data-search` the
 *   names in a search by which it would be another one; `lang` its language
 */
export function renderedPage(
  root: HTMLElement,
  language: Pick<OfferedLanguage, 'tag'>,
): FirstScreen | undefined {
  const { page, search = '' } = root.dataset;
  const { location } = window;
  if (!page?.startsWith('/') || root.lang !== language.tag) return undefined;
  const asked = new URLSearchParams(location.search);
  if (search.split(' ').some((name) => asked.has(name))) return undefined;
  let letGo = 0;
  return {
    history: createBrowserHistory({
      parseLocation: () => {
        const { pathname } = location;
        const { search, hash } = letGo ? location : { search: '', hash: '' };
        const href = pathname + search + hash;
        // A link that was followed before the script came has left an entry without the router's marks.
        const { state } = window.history;
        return { pathname, search, hash, href, state: state ?? firstEntry };
      },
    }),
    isOf: (pathname) => plainPath(pathname) === plainPath(page),
    mayScroll: () => letGo > 1 || window.scrollY === 0,
    letGo: () => {
      letGo++;
    },
  };
}

const firstEntry = { __TSR_index: 0, key: 'first', __TSR_key: 'first' };

declare global {
  interface Window {
    /** Kept by the boot script of the page until they are done again; none in a page without that script, such as a story's. */
    liveryDeeds?: Deed[];
    /** Settles when the boot script has run all files that the page names, each in a task of its own. */
    liveryRan?: Promise<void>;
  }
}

/**
 * Spells the address as the route table does, with search and fragment as they are, before anything is drawn for it: the HTML is of that
 * spelling, whatever somebody has typed.
 */
export function spellAddress(router: SiteRouter): void {
  const path = spelledPath(Object.keys(router.routesByPath), router.latestLocation.pathname);
  if (path === undefined) return;
  const address = addressInside(router.basepath, path);
  const { history, location } = window;
  if (address !== location.pathname)
    history.replaceState(history.state, '', address + location.search + location.hash);
}

/** The code that does again what a visitor has done; undefined when it does not come, and the visitor does it again. */
export const loadCarryOver = () => import('./carry-over.ts').catch(() => undefined);

/**
 * Shows the router the address as it is, with search and fragment: once the first screen is drawn, or when the page is of another address
 * by then, because the visitor went back before the script came.
 */
export function showWholeAddress(router: SiteRouter, first: FirstScreen): void {
  first.letGo();
  const { href, origin } = window.location;
  const whole = href.slice(origin.length);
  const { location } = router.history;
  if (location.href === whole) {
    first.letGo();
    return;
  }
  // The browser has moved the page to what the fragment names, and the visitor perhaps on from there.
  const stop = router.subscribe('onRendered', () => {
    stop();
    first.letGo();
  });
  router.history.replace(whole, location.state);
}

/**
 * Ends the taking over of a first screen, when the script has drawn it: the address is whole, and what was typed and pressed
 * before the script came is typed and pressed again. Does nothing when called once more.
 *
 * @param root the element that holds the screen
 * @param carryOver for a screen that was drawn anew: what stood in its fields must stand there again in the same task, or a letter
 *   that is typed meanwhile is lost
 */
export async function finishTakeover(
  root: HTMLElement,
  router: SiteRouter,
  first: FirstScreen | undefined,
  carryOver?: Awaited<ReturnType<typeof loadCarryOver>>,
): Promise<void> {
  const { liveryDeeds: deeds } = window;
  if (!deeds) return;
  delete window.liveryDeeds;
  if (first) showWholeAddress(router, first);
  const field = document.activeElement;
  // What is remembered has come into the field where the visitor is about to type: that replaces it.
  if (field instanceof HTMLInputElement && !deeds.some((deed) => deed[0] === 'input'))
    field.select();
  // Most visitors have done nothing yet. Without the code they do it again.
  const code = carryOver ?? (deeds.length > 0 ? await loadCarryOver() : undefined);
  release(root);
  code?.doAgain(root, deeds);
}

/** The page is the script's from here on: the marks of the boot script are gone, see `boot.ts` of `packages/emit`. */
export function release(root: HTMLElement): void {
  delete root.dataset.page;
  // The language of what stood in it.
  root.removeAttribute('lang');
  const { dataset } = document.documentElement;
  delete dataset.visitor;
  delete dataset.other;
  for (const part of document.querySelectorAll('.boot-other,.boot-failed')) part.remove();
  document.querySelector<HTMLElement>('[data-waiting]')?.removeAttribute('data-waiting');
}
