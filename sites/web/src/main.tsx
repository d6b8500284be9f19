import { createI18n, loadArea } from '@livery/i18n';
import { resolve } from '@livery/merchant/settings';
import { readSiteConfig } from '@livery/merchant/site-config';
import { onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { attempt } from './app/attempt.ts';
import { createCookies } from './app/cookies.ts';
import {
  finishTakeover,
  loadCarryOver,
  release,
  renderedPage,
  showWholeAddress,
  spellAddress,
} from './app/first-screen.ts';
import { loadChunk } from './app/load-chunk.ts';
import { createModeStore } from './app/mode.ts';
import { nextTask } from './app/next-task.ts';
import { closedSiteQuery } from './app/root.tsx';
import { createSiteRouter } from './app/router.ts';
import { createServices } from './app/services.tsx';
import { shownLanguage } from './app/shown-language.ts';
import { SiteApp } from './app/site-app.tsx';
import { createStorage, windowStores } from './app/storage.ts';
import { createTabs } from './features/session/index.ts';

/** Milliseconds until a page that could not start loads itself again. */
const nextStart = 10_000;

/**
 * Starts the site in the page that `livery build` emitted: takes over the first screen in its HTML, or fills its outline. Each step
 * is a task of its own, so that a press meanwhile is not kept waiting.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root)
    throw new Error('livery: expected an element with the id "root" in the page, found none.');
  // By itself it takes a connection for granted, and listens only once the page is drawn.
  onlineManager.setOnline(navigator.onLine);
  onlineManager.subscribe(() => undefined);
  const site = readSiteConfig(document);
  const { merchant } = site;
  await nextTask();
  const language = shownLanguage(site, document.documentElement.lang);
  const storage = createStorage(windowStores());
  const words = loadChunk('words', () =>
    createI18n({
      language: language.code,
      areas: ['common'],
      overrides: site.copy[language.code] ?? {},
    }),
  );
  const first = renderedPage(root, language);
  let take = (): void => undefined;
  const taken = new Promise<void>((done) => {
    take = done;
  });
  await nextTask();
  // The first question about locales is slow in every browser. It is asked here, in a task that does nothing else.
  Intl.DateTimeFormat.supportedLocalesOf(language.tag);
  await nextTask();
  const services = createServices({
    site,
    language,
    storage,
    cookies: createCookies(document),
    tabs: createTabs(attempt(() => new BroadcastChannel(`livery.session.${merchant.code}`))),
    mode: createModeStore(window, storage, resolve('defaultMode', { merchant })),
    loadWords: async (area) => loadArea(await words, area),
    leaveFor: (address) => window.location.assign(address),
    host: window.location.host,
    fetch: fetchInTurn,
    taken,
  });

  await nextTask();
  // The status is asked while the words load, and open tabs for their session; neither rejects.
  const { cache, queries, session } = services;
  const status = cache.prefetchQuery(queries.system());
  await nextTask();
  const [i18n] = await Promise.all([words, session.join()]);
  await nextTask();
  const isClosed = () => (cache.getQueryData(queries.system().queryKey)?.root ?? 'site') !== 'site';

  const router = createSiteRouter(services, first?.history, first && { scrolls: first.mayScroll });
  spellAddress(router);
  const page = (onShown: () => void, onDrawn?: () => void) => (
    <SiteApp
      services={services}
      words={i18n}
      router={router}
      onShown={onShown}
      {...(onDrawn && { onDrawn })}
    />
  );
  if (first) {
    // The router would run all files of the screen that have not run yet in one task.
    await window.liveryRan;
    await nextTask();
    await router.load();
    await nextTask();
    if (first.isOf(router.latestLocation.pathname) && !isClosed()) {
      router.ssr = { manifest: undefined };
      // In slices, so that a press is not kept waiting: nothing on the screen changes.
      startTransition(() => {
        hydrateRoot(
          root,
          page(() => {
            take();
            void finishTakeover(root, router, first);
          }),
        );
      });
      return;
    }
  }
  // Whatever is drawn now is drawn for the whole address.
  if (first) {
    first.letGo();
    showWholeAddress(router, first);
  }
  take();
  // The first commit takes away what is in the page, so what takes its place comes first: code and words, and a member who is remembered.
  const loading = loadCarryOver();
  await status;
  if (isClosed()) await cache.prefetchQuery(closedSiteQuery(services));
  else await router.load();
  const carryOver = await loading;
  // In one task with its effects, the last of which puts what was typed into the new fields.
  flushSync(() =>
    createRoot(root).render(
      page(
        () => void finishTakeover(root, router, undefined, carryOver),
        () => release(root),
      ),
    ),
  );
}

/**
 * Each request begins in a task of its own: a screen that is taken over asks for all that it shows at once, and a cheap phone takes long to
 * send. One that must outlive the page goes out at once.
 */
const fetchInTurn: typeof fetch = async (input, init) => {
  if (!init?.keepalive) await nextTask();
  return window.fetch(input, init);
};

// Not awaited: this module has run then, and those who import it go on.
start().catch((error: unknown) => {
  // There are no words to say it with: what stands in the page stays, and the page tries again as a visitor would.
  setTimeout(() => window.location.reload(), nextStart);
  throw error;
});
