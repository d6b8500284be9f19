import { createElement } from 'react';
import { Workbox } from 'workbox-window';
import { loadChunk } from '../app/load-chunk.ts';
import { closedSiteQuery } from '../app/root.tsx';
import { scriptAddress } from '../app/script-address.ts';
import type { Services } from '../app/services.tsx';

/** The name that the page's Content-Security-Policy knows. */
const policyName = 'livery-worker';
const script = '/sw.js';
/** Milliseconds between two looks for a new version, when the page is shown again. */
const betweenLooks = 10 * 60_000;
/** Milliseconds that a new version's worker has to take over. */
const takesOverWithin = 3_000;

/**
 * Has the browser keep the site's pages and files, so that it opens without a connection, and offers a new version of the site when
 * one is there. Where a browser has no service workers, or blocks them, nothing is different.
 *
 * @param signal ends the looks for a new version
 */
export async function installWorker(services: Services, signal: AbortSignal): Promise<void> {
  // What is compiled on the way has no worker of its own; that of an earlier build would answer for it.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { cache, dialogs, site, loadWords } = services;
  const worker = new Workbox(scriptAddress(policyName, script));
  const reload = () => window.location.reload();
  const use = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Another tab has taken the new version already.
    if (!registration?.waiting) return reload();
    // Workbox tells of the first worker that takes over a page, and of no later one.
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    // The browser lets the worker before end what it fetches: minutes on a line that is silent. Pages come from the network first, so the
    // page is new in any case, and the worker follows.
    setTimeout(reload, takesOverWithin);
    worker.messageSkipWaiting();
  };
  worker.addEventListener('waiting', () => {
    // Without its code the new version comes with the next visit.
    void newVersion(loadWords, () => void use().catch(reload)).then(
      dialogs.showBeside,
      () => undefined,
    );
  });
  await worker.register({ immediate: true });
  const active = await worker.active;
  const keep = (urlsToCache: readonly unknown[]) =>
    active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  keep(pagesAt(site.basePath));
  // What was asked for before the worker was there came past it, and may come only now.
  let until = navigator.serviceWorker.controller ? 0 : Number.POSITIVE_INFINITY;
  void worker.controlling.then(() => {
    until = Math.min(until, performance.now());
  });
  const past = new PerformanceObserver((list) => {
    const files = filesOf(list.getEntries().filter(({ startTime }) => startTime < until));
    if (files.length > 0) keep(files);
  });
  past.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => past.disconnect());
  // Without a connection nobody says that the site is open: what it then shows is kept as well.
  void cache.prefetchQuery(closedSiteQuery(services));
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - looked < betweenLooks) return;
    looked = Date.now();
    void worker.update();
  };
  document.addEventListener('visibilitychange', look, { signal });
}

/** The notice of a new version, with its code and words. */
async function newVersion(loadWords: Services['loadWords'], onUse: () => void) {
  const [{ NewVersion }] = await Promise.all([
    loadChunk('new version', () => import('./new-version.tsx')),
    loadWords('status'),
  ]);
  return createElement(NewVersion, { key: 'version', onUse });
}

/** This page, and what stands around every page of its language. */
function pagesAt(basePath: string) {
  const { origin, pathname } = window.location;
  const asPage = { headers: { accept: 'text/html' } };
  return [`${origin}${basePath}app.html`, `${origin}${pathname}`].map(
    (address) => [address, asPage] as const,
  );
}

/** The site's own files among what was loaded. */
function filesOf(entries: PerformanceEntryList): string[] {
  const files = entries
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && /^\/(assets|brand|fonts|styles)\//.test(pathname),
    )
    .map(({ href }) => href);
  return [...new Set(files)];
}
