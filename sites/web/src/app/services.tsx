import { ApiError, type Client, type ClientOptions, createClient } from '@livery/api';
import type { Area } from '@livery/i18n';
import { createFormat, type Format } from '@livery/i18n/format';
import { resolve } from '@livery/merchant/settings';
import type { OfferedLanguage, SiteConfig } from '@livery/merchant/site-config';
import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Tabs } from '../features/session/index.ts';
import {
  createSession,
  loadRecall,
  rememberMark,
  type Session,
} from '../features/session/index.ts';
import type { Cookies } from './cookies.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { loadChunk } from './load-chunk.ts';
import { memberKey } from './member-key.ts';
import type { ModeStore } from './mode.ts';
import { askBannersOfMember, askMemberAgain, createQueries, type SiteQueries } from './queries.ts';
import { createSiteGate, opensSite } from './site-gate.ts';
import type { SiteStorage } from './storage.ts';
import { systemQuery } from './system-query.ts';

/** What screens reach through {@link useServices}; made once per page and never changed. */
export interface Services {
  readonly site: SiteConfig;
  /** The language shown, which a saved choice may make another than the page's own. */
  readonly language: OfferedLanguage;
  readonly storage: SiteStorage;
  readonly cookies: Cookies;
  readonly mode: ModeStore;
  /** The device's clock, right or wrong: milliseconds since 1970. The platform's is the client's `serverNow`. */
  readonly now: () => number;
  /** Who is at the page. */
  readonly session: Session;
  /** What stands over the page. */
  readonly dialogs: Dialogs;
  readonly client: Client;
  readonly cache: QueryClient;
  readonly queries: SiteQueries & {
    readonly system: () => ReturnType<typeof systemQuery>;
  };
  /** The page's host, with its port. */
  readonly host: string;
  /** Money, numbers and dates of this merchant in this language. */
  readonly format: Format;
  /** Loads a catalogue area before a screen that needs it. */
  readonly loadWords: (area: Exclude<Area, 'common'>) => Promise<void>;
  /** Once per page: signs a remembered member in. Settles at once for everyone else, and never rejects. */
  readonly recallSignIn: () => Promise<void>;
  /** Goes to another page of the site's HTML, such as another language's. */
  readonly leaveFor: (address: string) => void;
  /** Told the page's title where it is rendered to HTML. */
  readonly onTitle?: ((title: string) => void) | undefined;
}

/**
 * @param parts.tabs the way to the other open tabs
 * @param parts.fetch the network; the window's own must be bound to the window
 * @param parts.admit what calls wait for. Default: until the site is open
 * @param parts.taken settles when the page's first screen is taken over: it shows nothing of the platform, and what it asked for
 *   comes after. Default: there is none
 */
export function createServices(
  parts: Pick<
    Services,
    | 'site'
    | 'language'
    | 'storage'
    | 'cookies'
    | 'mode'
    | 'loadWords'
    | 'leaveFor'
    | 'host'
    | 'onTitle'
  > &
    Partial<Pick<Services, 'now'>> & {
      readonly tabs: Tabs;
      readonly admit?: ClientOptions['admit'];
      readonly taken?: Promise<void>;
      readonly fetch: Window['fetch'];
    },
): Services {
  const {
    site,
    language,
    storage,
    cookies,
    mode,
    host,
    loadWords,
    leaveFor,
    now = Date.now,
  } = parts;
  const { merchant } = site;
  const cache = createCache();
  const session = createSession({
    storage,
    tabs: parts.tabs,
    merchant: {
      merchant: merchant.name,
      merchantCode: merchant.code,
      platform: resolve('platformWeb', { merchant }),
    },
  });
  askBannersOfMember(cache, session);
  const dialogs = createDialogs();
  askMemberAgain(cache, session);
  // What one member was told is not for the next one.
  session.onLeave(() => cache.removeQueries({ queryKey: memberKey }));
  session.onEnd((reason) => {
    storage.keepInTab('invitation', undefined);
    storage.keep('memberSearches', undefined);
    if (reason !== 'signedOut') dialogs.open({ kind: 'login', ended: reason });
  });
  // Another tab has logged in: a form that waits here for a login is not needed any more. While a login of this page is under way it stays,
  // and this looks again when that has ended.
  const endWaiting = () => {
    const { dialog, signingIn } = dialogs.current();
    const leadsIn =
      dialog?.kind === 'login' || dialog?.kind === 'register' || dialog?.kind === 'forgot';
    if (session.state().kind === 'member' && leadsIn && !signingIn) dialogs.close();
  };
  session.subscribe(endWaiting);
  // A moment later: React may take a login's panel away and put it back at once, which ends nothing.
  dialogs.subscribe(() => queueMicrotask(endWaiting));
  const client = createClient({
    fetch: parts.fetch,
    now,
    merchantCode: merchant.code,
    language: () => language.code,
    token: session.token,
    onExpired: session.expire,
    captchaPass: dialogs.askForPass,
    admit: (endpoint) =>
      endpoint.idempotent && session.inQuestion() ? admitAct(endpoint) : admit(endpoint),
    hold: ({ id, method, token }) =>
      method === 'GET' && !token && !opensSite(id) ? parts.taken : undefined,
    // Loaded at the first encrypted call, never with the home page.
    cipher: async () =>
      (await loadChunk('cipher', () => import('@livery/api/jwe'))).createJweCipher(),
    // Loaded at the first upload that shows how far it is.
    upload: async () =>
      (await loadChunk('upload', () => import('@livery/api/xhr-upload'))).createXhrUpload(),
    paths: merchant.paths,
  });
  /** An act of a page whose session has ended waits for its member: it is never done in the name of somebody else. */
  const admitAct: NonNullable<ClientOptions['admit']> = async (endpoint) => {
    const owner = session.owner();
    await session.told();
    if (session.owner() !== owner) throw new ApiError(endpoint.id, { kind: 'expired' });
    await admit(endpoint);
  };
  const system = () => systemQuery(client, host, merchant.code);
  const admit = parts.admit ?? createSiteGate(cache, system);
  const lists = createQueries({
    client,
    storage,
    merchantCode: merchant.code,
    language: language.code,
  });
  let recalling: Promise<void> | undefined;
  let loadedFor: string | undefined;
  const services: Services = {
    site,
    language,
    storage,
    cookies,
    mode,
    now,
    session,
    dialogs,
    client,
    loadWords,
    leaveFor,
    onTitle: parts.onTitle,
    cache,
    queries: {
      ...lists,
      system,
    },
    host,
    format: createFormat({
      language,
      timeZone: merchant.timeZone,
      currency: {
        code: merchant.currency.code,
        decimals: resolve('currencyDecimals', { merchant }),
        symbol: resolve('currencySymbol', { merchant }),
      },
      nativeDigits: merchant.nativeDigits,
      now: client.serverNow,
    }),
    recallSignIn: async () => {
      // Only a browser that carries the mark loads the code for it.
      recalling ??=
        session.token() === undefined && cookies.read(rememberMark) !== undefined
          ? quietly('recall', services)
          : Promise.resolve();
      await recalling;
      // A login was interrupted, or another tab has just begun one: member info is loaded, once.
      const token = session.token();
      if (!session.isNew() || token === loadedFor) return;
      loadedFor = token;
      await quietly('loadMember', services);
    },
  };
  return services;
}

/**
 * Signs in without a form, and shows no error: after a failure the visitor is a guest, or member info is loaded with the next page. It holds
 * the page up for 3 s at most; an answer that comes later changes the open page.
 */
const quietly = (work: 'recall' | 'loadMember', services: Services): Promise<void> =>
  Promise.race([
    loadRecall()
      .then((code) => code[work](services))
      .catch(() => undefined),
    new Promise<void>((done) => setTimeout(done, 3000)),
  ]);

function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The client has tried again already, where that is safe.
        retry: false,
        // A call without connection fails and is told so, instead of waiting unseen; then it must be asked for again.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // An act that waited unseen would be done later, when nobody expects it any more.
      mutations: { networkMode: 'always' },
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
