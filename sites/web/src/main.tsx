import { createI18n, loadArea } from '@livery/i18n';
import { resolve } from '@livery/merchant/settings';
import { readSiteConfig } from '@livery/merchant/site-config';
import { ThemeScope } from '@livery/ui/theme-scope';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { attempt } from './app/attempt.ts';
import { Boundary } from './app/boundary.tsx';
import { createCookies } from './app/cookies.ts';
import { loadChunk } from './app/load-chunk.ts';
import { createModeStore } from './app/mode.ts';
import { Providers } from './app/providers.tsx';
import { closedSiteQuery, Root } from './app/root.tsx';
import { createSiteRouter } from './app/router.ts';
import { createServices } from './app/services.tsx';
import { shownLanguage } from './app/shown-language.ts';
import { createStorage, windowStores } from './app/storage.ts';
import { createTabs } from './features/session/index.ts';
import { ErrorScreen } from './shell/status/error-screen.tsx';

/** Milliseconds until a page that could not start loads itself again. */
const nextStart = 10_000;

/** Starts the site in the page that `livery build` emitted. Its skeleton stands until there is something to show. */
async function start(): Promise<void> {
  const site = readSiteConfig(document);
  const { merchant } = site;
  const language = shownLanguage(site, document.documentElement.lang);
  const storage = createStorage(windowStores());
  const words = loadChunk('words', () =>
    createI18n({
      language: language.code,
      areas: ['common', 'status'],
      overrides: site.copy[language.code] ?? {},
    }),
  );
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
    // Bound: the client calls it as a property of its own options.
    fetch: window.fetch.bind(window),
  });

  // The status is asked while the words load, and open tabs for their session; neither rejects.
  const [i18n] = await Promise.all([
    words,
    services.session.join(),
    services.cache.prefetchQuery(services.queries.system()),
  ]);

  const router = createSiteRouter(services);
  // The first commit takes the skeleton away, so what takes its place comes first: code and words, and a member who is remembered.
  const { root: open } = services.cache.getQueryData(services.queries.system().queryKey) ?? {};
  if (open === 'site') await router.load();
  else await services.cache.prefetchQuery(closedSiteQuery);

  const root = document.getElementById('root');
  if (!root)
    throw new Error('livery: expected an element with the id "root" in the page, found none.');
  createRoot(root).render(
    <StrictMode>
      <ThemeScope>
        <Providers services={services} words={i18n}>
          {/* Whatever no route caught ends in a calm page with a retry, never in a blank one. */}
          <Boundary fallback={(failure) => <ErrorScreen {...failure} />}>
            <Root router={router} />
          </Boundary>
        </Providers>
      </ThemeScope>
    </StrictMode>,
  );
}

try {
  await start();
} catch (error) {
  // There are no words to say it with: the skeleton stays, and the page tries again as a visitor would.
  setTimeout(() => window.location.reload(), nextStart);
  throw error;
}
