import { type Client, createClient } from '@livery/api';
import { createFormat, type Format } from '@livery/i18n/format';
import { resolve } from '@livery/merchant/settings';
import type { OfferedLanguage, SiteConfig } from '@livery/merchant/site-config';
import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ModeStore } from './mode.ts';
import { createQueries, type SiteQueries } from './queries.ts';
import type { SiteStorage } from './storage.ts';
import { systemQuery } from './system-query.ts';

/** What screens reach through {@link useServices}; made once per page and never changed. */
export interface Services {
  readonly site: SiteConfig;
  /** The language shown, which a saved choice may make another than the page's own. */
  readonly language: OfferedLanguage;
  readonly storage: SiteStorage;
  readonly mode: ModeStore;
  readonly client: Client;
  readonly cache: QueryClient;
  readonly queries: SiteQueries & { readonly system: () => ReturnType<typeof systemQuery> };
  /** Money, numbers and dates of this merchant in this language. */
  readonly format: Format;
  /** Loads a catalogue area before a screen that needs it. */
  readonly loadWords: (area: 'home') => Promise<void>;
  /** Goes to another page of the site's HTML, such as another language's. */
  readonly leaveFor: (address: string) => void;
}

/**
 * @param parts.host the page's host, for the permission call
 * @param parts.fetch the network; the window's own must be bound to the window
 */
export function createServices(
  parts: Pick<Services, 'site' | 'language' | 'storage' | 'mode' | 'loadWords' | 'leaveFor'> & {
    readonly host: string;
    readonly fetch: Window['fetch'];
  },
): Services {
  const { site, language, storage, mode, host, loadWords, leaveFor } = parts;
  const { merchant } = site;
  const client = createClient({
    fetch: parts.fetch,
    merchantCode: merchant.code,
    language: () => language.code,
    token: storage.token,
    paths: merchant.paths,
  });
  const lists = createQueries({
    client,
    storage,
    merchantCode: merchant.code,
    language: language.code,
  });
  return {
    site,
    language,
    storage,
    mode,
    client,
    loadWords,
    leaveFor,
    cache: createCache(),
    queries: { ...lists, system: () => systemQuery(client, host) },
    format: createFormat({
      language: language.code,
      timeZone: merchant.timeZone,
      currency: {
        code: merchant.currency.code,
        decimals: resolve('currencyDecimals', { merchant }),
        ...(merchant.currency.symbol === undefined ? {} : { symbol: merchant.currency.symbol }),
      },
      nativeDigits: merchant.nativeDigits,
      now: client.serverNow,
    }),
  };
}

function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The client has tried a second time already, where a second try is safe.
        retry: false,
        // A call without connection fails and is told so, instead of waiting unseen; then it must be asked for again.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

/** Provided by `Providers`. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** The page's services. Throws outside of `Providers`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('livery: expected <Providers> around every screen, found none.');
  return services;
}
