import { address, siteList, sites } from '../sites.ts';

/** A merchant's site in one of its languages. */
export interface Place {
  readonly brand: string;
  /** As `<html lang>` has it: `en`. */
  readonly lang: string;
  /** As a browser asks for the language: `en-IN`. */
  readonly locale: string;
  /** The address of a path of the route table. */
  readonly at: (path?: string) => string;
}

/** Every merchant in every one of its languages. */
export const places: readonly Place[] = sites.flatMap(({ host, brand, lang, locale, second }) => [
  { brand, lang, locale, at: (path = '/') => address(host, path) },
  {
    brand,
    lang: second.lang,
    locale: second.lang,
    at: (path = '/') => address(host, `/${second.lang}${path}`),
  },
]);

export type Visitor = 'guest' | 'member' | 'agent';

/** Who a visitor of the demo accounts is. */
export const accounts = { member: 'mira2026', agent: 'arun2026' } as const;

/** An address of the route table, and who may open it. */
export interface Route {
  readonly path: string;
  readonly visitor: Visitor;
}

/** What an address must be asked for, or has another screen for; every other one is opened as it stands. */
const searches: Readonly<Record<string, readonly string[]>> = {
  '/game': ['?gameType=RNG&gameCode=1001', ''],
  '/lottery': ['', '?gameCode=PK10'],
  '/promoDetail': ['?id=report', ''],
  '/rng': ['', '?page=MINI'],
};

/** Addresses that lead on to another one. */
export const leadsTo: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/agent': '/agent/agentAnnouncement',
  '/member': '/member/securityCenter',
};

function visitorOf(path: string): Visitor {
  if (path.startsWith('/agent')) return 'agent';
  return /^\/(member|changePassword|fbsports)/.test(path) ? 'member' : 'guest';
}

/** Every address of the built site's route table, and one that is not in it. A new route is crawled without being added here. */
export const routes: readonly Route[] = [...siteList().paths, '/no-such-page']
  .filter((path) => path === '/' || !path.endsWith('/'))
  .flatMap((path) =>
    (searches[path] ?? ['']).map((search) => ({
      path: `${path}${search}`,
      visitor: visitorOf(path),
    })),
  );
