import type { Request } from '@playwright/test';
import { UnderWay } from '../fixtures/under-way.ts';
import { expect, type Page, type Route } from './sign-in-page.ts';

/** A fault of a call, and the message that a member then sees. */
export interface Fault {
  readonly name: string;
  readonly says: RegExp;
  /** Without it the platform never answers, and the client stops waiting. */
  readonly play?: (route: Route) => Promise<void>;
}

export const offline: Fault = {
  name: 'offline',
  says: /Network link abnormal/,
  play: (route) => route.abort('connectionreset'),
};

/** The faults that every step is tested with. */
export const faults: readonly Fault[] = [
  offline,
  {
    name: '500',
    says: /did not respond correctly/,
    play: (route) => route.fulfill({ status: 500, body: '' }),
  },
  {
    name: 'HTML',
    says: /invalid response/,
    play: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  {
    name: 'cut JSON',
    says: /invalid response/,
    play: (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"success":true,"val' }),
  },
  { name: '15 s of silence', says: /slow to load/ },
];

/** Silence and one of the other faults, the other ones by turns; with `LIVERY_ALL_FAULTS` all. */
export function faultsByTurns(all: readonly Fault[], turn: number): readonly Fault[] {
  if (process.env['LIVERY_ALL_FAULTS']) return all;
  const others = all.filter(({ play }) => play);
  const other = others[turn % others.length];
  return all.filter((fault) => !fault.play || fault === other);
}

/** Longer than the client's timeout, on the page's own clock. */
export const patience = 15_500;
/** Milliseconds without a request after which a page asks for nothing more. */
const rest = 300;

/**
 * Does something while a call fails. The page's clock must be installed: a timeout does not pass in real time. It passes for every call
 * of the page, so what else was asked for has come by then.
 */
export async function during(page: Page, call: string, { play }: Fault, act: () => Promise<void>) {
  const underWay = new UnderWay(page);
  const silent = new Set<Request>();
  await page.route(call, play ?? ((route) => void silent.add(route.request())));
  const asked = page.waitForRequest(call);
  await act();
  await asked;
  if (play) return;
  await expect
    .poll(() => underWay.restedFor((request) => silent.has(request)))
    .toBeGreaterThan(rest);
  // What was received before is read before this.
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  await page.clock.fastForward(patience);
}

/** Counts the calls to a path from now on. */
export function countCalls(page: Page): (path: string) => number {
  const made: string[] = [];
  page.on('request', (request) => made.push(new URL(request.url()).pathname));
  return (path) => made.filter((each) => each === path).length;
}

/** Holds a call back until the function that it returns is called. */
export async function hold(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export const expectSays = (page: Page, words: RegExp | string) =>
  expect(page.getByText(words).first()).toBeVisible();
