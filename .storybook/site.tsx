import { loadArea } from '@livery/i18n';
import { type LanguageCode, languages } from '@livery/i18n/languages';
import { publicMerchant } from '@livery/merchant';
import type { SiteConfig } from '@livery/merchant/site-config';
import type { Decorator } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { createCookies } from '../sites/web/src/app/cookies.ts';
import { memoryStore } from '../sites/web/src/app/memory-store.ts';
import { createModeStore } from '../sites/web/src/app/mode.ts';
import { Providers } from '../sites/web/src/app/providers.tsx';
import { createServices, type Services } from '../sites/web/src/app/services.tsx';
import type { SessionRecord } from '../sites/web/src/app/session-record.ts';
import { createStorage } from '../sites/web/src/app/storage.ts';
import { createTabs } from '../sites/web/src/features/session/tabs.ts';
import { logoOf } from './brands.ts';
import { merchantOf } from './merchants.ts';
import type { SandboxParameters } from './sandbox.ts';
import { type StoryGlobals, storyGlobalsOf } from './story-globals.ts';

/**
 * Puts a story inside the site's own providers, for the merchant, mode and language it stands in. Calls go to the page's
 * network, where the sandbox answers. Every story starts with a new cache, and with empty storage but for the session of
 * `parameters.sandbox.signedIn`. With `parameters.browser: 'holdsOn'` the browser does not let a session go.
 */
export const withSite: Decorator = (Story, context) => {
  const storyGlobals = storyGlobalsOf(context);
  return (
    <Site
      key={JSON.stringify([context.id, storyGlobals])}
      {...storyGlobals}
      words={context.loaded.words}
      session={context.loaded.session}
      now={context.loaded.now}
      holdsOn={context.parameters.browser === 'holdsOn'}
      features={context.parameters.sandbox?.features}
      analytics={context.parameters.sandbox?.analytics}
    >
      <Story />
    </Site>
  );
};

function Site({ words, children, ...start }: Start & { words: i18n; children: ReactNode }) {
  const [services] = useState(() => servicesFor(start, words));
  return (
    <Providers services={services} words={words}>
      {children}
    </Providers>
  );
}

interface Start extends StoryGlobals {
  readonly session: SessionRecord | undefined;
  readonly now: () => number;
  readonly holdsOn: boolean;
  readonly features: SandboxParameters['features'];
  readonly analytics: SandboxParameters['analytics'];
}

function servicesFor(start: Start, words: i18n): Services {
  const { merchant, mode, language, session, now, holdsOn, features, analytics } = start;
  // The mirrored language of the toolbar is English.
  const code = (language === 'RTL' ? 'EN' : language) as LanguageCode;
  const site = siteConfigOf(merchant, code, { features, analytics });
  const storage = createStorage({ local: memoryStore(), session: memoryStore() });
  if (session) storage.saveSession(session);
  // The page around a story is Storybook’s: the switch works, and writes to a hidden element.
  const page = {
    document: { documentElement: document.createElement('div') },
    addEventListener: window.addEventListener.bind(window),
  };
  const services = createServices({
    site,
    language: { ...languages[code], path: '/' },
    storage,
    // A jar of this story's own, and no other tab.
    cookies: createCookies({ cookie: '' }),
    tabs: createTabs(undefined),
    mode: createModeStore(page, storage, mode),
    loadWords: (area) => loadArea(words, area),
    leaveFor: () => undefined,
    host: 'stories.localhost',
    fetch: window.fetch.bind(window),
    now,
  });
  if (holdsOn) {
    services.session.signOut = () => {
      throw new Error('The browser of this story does not let its session go.');
    };
  }
  return services;
}

/** What the emitted page of this merchant would tell the site, in a language that need not be one of its own. */
function siteConfigOf(
  folder: string,
  language: LanguageCode,
  { features, analytics }: Pick<SandboxParameters, 'features' | 'analytics'>,
): SiteConfig {
  const own = publicMerchant(merchantOf(folder));
  const merchant = {
    ...own,
    features: { ...own.features, ...features },
    ...(analytics && { analytics }),
  };
  const offered = new Set([language, ...merchant.languages]);
  return {
    version: 2,
    origin: window.location.origin,
    merchant,
    language,
    languages: [...offered].map((code) => ({ ...languages[code], path: '/' })),
    basePath: '/',
    theme: {
      name: merchant.theme,
      // Only the ratio counts: the page sets the height, and the drawing has its own size.
      logo: { ...logoOf(merchant.theme), width: 150, height: 40 },
      themeColor: { light: '', dark: '' },
    },
    copy: {},
    build: 'stories',
  };
}

/** For a story's `play`: moves a switch of its platform, or reads one. */
export async function platformSwitch(
  story: Parameters<typeof storyGlobalsOf>[0],
  name: 'captchas' | 'clock' | 'faults' | 'inbox' | 'payments' | 'sessions' | 'withdrawals',
  init: { method?: 'GET' | 'PUT' | 'DELETE'; body?: unknown } = {},
): Promise<unknown> {
  const { code } = merchantOf(storyGlobalsOf(story).merchant);
  const answer = await fetch(`/sandbox/${name}`, {
    method: init.method ?? 'GET',
    headers: { Merchant: code, 'Content-Type': 'application/json' },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  return (await answer.json()).value;
}

/** For a story's `play`: the platform of its merchant is well again. */
export async function clearFaults(story: Parameters<typeof storyGlobalsOf>[0]): Promise<void> {
  await platformSwitch(story, 'faults', { method: 'DELETE' });
}
