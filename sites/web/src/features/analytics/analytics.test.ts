import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { type ConsentPage, createConsent } from './consent.ts';
import { followVisits } from './count-visits.tsx';
import { countedRoute } from './counted-route.ts';
import type { TagPage } from './google-tag.ts';

const target = { gtagId: 'G-1', host: 'stats.example' };

/** A browser tab: its storage, and the other tabs that change it. */
function tab(navigator: ConsentPage['navigator'] = {}, local = memoryStore()) {
  const others = new EventTarget();
  type Listen = (type: 'storage', listener: (event: StorageEvent) => void) => void;
  const page = { navigator, addEventListener: others.addEventListener.bind(others) as Listen };
  const storage = createStorage({ local, session: undefined });
  return {
    local,
    consent: createConsent(page, storage),
    /** The dispatched event has the field of a StorageEvent that consent reads. */
    otherTabSaves: (key: string | null) =>
      others.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

/** A window with what the tag adds to it, and a router that goes where it is told. */
function visit(consent = tab().consent, route = '/promotions') {
  const scripts: { src?: string }[] = [];
  const jar: string[] = ['_ga=GA1.1', 'language=en', '_ga_1=GS1'];
  const page: TagPage & Record<string, unknown> = {
    document: {
      createElement: () => ({}) as never,
      head: { append: (script) => scripts.push(script as { src?: string }) },
      get cookie() {
        return jar.join('; ');
      },
      set cookie(text: string) {
        jar.push(text);
      },
    },
    location: { hostname: 'mayura.example', origin: 'https://mayura.example' },
  };
  let resolved: (event: { pathChanged: boolean }) => void = () => undefined;
  const router = {
    state: { matches: [{ fullPath: route }] },
    subscribe: (_: string, listener: typeof resolved) => {
      resolved = listener;
      return () => {
        resolved = () => undefined;
      };
    },
  };
  const stop = new AbortController();
  // The two fields of the router that counting reads.
  const seen = router as unknown as Parameters<typeof followVisits>[1]['router'];
  followVisits(page, { consent, target, router: seen, language: 'en-IN' }, stop.signal);
  const commands = () => (page.dataLayer ?? []).map((command) => [...(command as IArguments)]);
  return {
    page,
    scripts,
    stop,
    goTo(path: string, pathChanged = true) {
      router.state.matches = [{ fullPath: path }];
      resolved({ pathChanged });
    },
    commands,
    views: () =>
      commands().flatMap(([, name], at, all) =>
        name === 'page_view' ? [placeIn(all.slice(0, at)).page_location] : [],
      ),
    written: () => jar.slice(3),
  };
}

/** Where the last of some commands says that the visitor is. */
function placeIn(commands: readonly unknown[][]): { page_location?: string } {
  return (commands.findLast(([name]) => name === 'set')?.[1] ?? {}) as { page_location?: string };
}

describe('consent', () => {
  it('is open until it is answered, and keeps the answer', () => {
    const first = tab();
    expect(first.consent.decision()).toBe('open');
    first.consent.answer('denied');
    expect(tab({}, first.local).consent.decision()).toBe('denied');
    first.consent.answer('allowed');
    expect(tab({}, first.local).consent.decision()).toBe('allowed');
  });

  it.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('%s refuses, whatever was answered before', (_, navigator) => {
    const { local, consent } = tab();
    consent.answer('allowed');
    expect(tab(navigator, local).consent.decision()).toBe('refusedByBrowser');
  });

  it('takes an unreadable answer for none', () => {
    const local = memoryStore({ analytics: '{"version":1,"value":"yes"}' });
    expect(tab({}, local).consent.decision()).toBe('open');
  });

  it('holds until the page is left where the browser keeps nothing', () => {
    const page = { navigator: {}, addEventListener: () => undefined };
    const forgetful = createStorage({ local: undefined, session: undefined });
    const consent = createConsent(page, forgetful);
    consent.answer('allowed');
    expect(consent.decision()).toBe('allowed');
  });

  it('follows another tab', () => {
    const { local, consent, otherTabSaves } = tab();
    const heard = vi.fn();
    consent.subscribe(heard);
    tab({}, local).consent.answer('denied');
    otherTabSaves('theme');
    expect(heard).not.toHaveBeenCalled();
    otherTabSaves('analytics');
    expect(heard).toHaveBeenCalledOnce();
    expect(consent.decision()).toBe('denied');
  });
});

describe('counting visits', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a no', 'denied', {}],
    ['a browser that asks not to be tracked', 'allowed', { doNotTrack: '1' }],
  ] as const)('%s takes away the cookies of an earlier yes', (_, answer, navigator) => {
    const { consent } = tab(navigator);
    consent.answer(answer);
    const { page, written, scripts } = visit(consent);
    expect(written().map((text) => /^[^=]*/.exec(text)?.[0])).toEqual(['_ga', '_ga_1']);
    expect(page['ga-disable-G-1']).toBe(true);
    expect(scripts).toEqual([]);
  });

  it('adds nothing to a page before a yes, nor after a no', () => {
    const { consent } = tab();
    const { scripts, commands, goTo } = visit(consent);
    goTo('/help');
    consent.answer('denied');
    goTo('/news');
    expect(scripts).toEqual([]);
    expect(commands()).toEqual([]);
  });

  it('adds the one script of the merchant’s host with a yes, and counts the open page', () => {
    const { consent } = tab();
    const { scripts, views, commands, goTo } = visit(consent);
    consent.answer('allowed');
    expect(scripts.map(({ src }) => src)).toEqual(['https://stats.example/gtag/js?id=G-1']);
    goTo('/help');
    goTo('/help', false);
    expect(views()).toEqual(['https://mayura.example/promotions', 'https://mayura.example/help']);
    expect(scripts).toHaveLength(1);
    expect(commands()[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied' }),
    ]);
    expect(commands()[3]).toEqual([
      'config',
      'G-1',
      expect.objectContaining({
        send_page_view: false,
        server_container_url: 'https://stats.example',
      }),
    ]);
  });

  it('sends a route and a language, and nothing that a browser would add of its own', () => {
    const { consent } = tab();
    consent.answer('allowed');
    const { commands, goTo } = visit(consent);
    const place = {
      page_location: 'https://mayura.example/promotions',
      page_title: '/promotions',
      page_referrer: '',
      language: 'en-IN',
    };
    // Before the script knows where to send: what it sends of its own has it too.
    expect(commands().map(([name]) => name)).toEqual(['consent', 'js', 'set', 'config', 'event']);
    expect(placeIn(commands())).toEqual(place);
    expect(commands().at(-1)).toEqual(['event', 'page_view', { send_to: 'G-1' }]);
    goTo('/responsible-play');
    expect(placeIn(commands())).toEqual(place);
    goTo('/member/securityCenter');
    expect(placeIn(commands())).toEqual({
      ...place,
      page_location: 'https://mayura.example/member',
      page_title: '/member',
    });
  });

  it('a no switches the script off and takes its cookies away; a later yes goes on with the same script', () => {
    const { consent } = tab();
    consent.answer('allowed');
    const { page, scripts, views, written, goTo } = visit(consent);
    consent.answer('denied');
    expect(page['ga-disable-G-1']).toBe(true);
    expect(written().map((text) => /^[^=]*/.exec(text)?.[0])).toEqual(['_ga', '_ga_1']);
    expect(written().every((text) => text.includes('Max-Age=0'))).toBe(true);
    goTo('/help');
    consent.answer('allowed');
    expect(page['ga-disable-G-1']).toBe(false);
    expect(scripts).toHaveLength(1);
    expect(views()).toEqual(['https://mayura.example/promotions', 'https://mayura.example/help']);
  });

  it('ends with its signal', () => {
    const { consent } = tab();
    consent.answer('allowed');
    const { stop, views, goTo } = visit(consent);
    stop.abort();
    goTo('/help');
    expect(views()).toEqual(['https://mayura.example/promotions']);
  });

  it('takes the script’s address from a policy that makes no other', () => {
    const made: unknown[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => {
        made.push(name, rules.createScriptURL());
        return rules;
      },
    });
    const { consent } = tab();
    visit(consent);
    consent.answer('allowed');
    expect(made).toEqual(['livery-analytics', 'https://stats.example/gtag/js?id=G-1']);
  });
});

it.each([
  ['/promoDetail', '/promoDetail'],
  ['/', '/'],
  ['/member', '/member'],
  ['/member/securityCenter', '/member'],
  ['/agent/downlineManagmentView', '/agent'],
  ['/agentHome', '/agentHome'],
  ['/responsible-play', undefined],
  ['', undefined],
])('the route %s counts as %s', (route, counted) => {
  expect(countedRoute(route)).toBe(counted);
});
