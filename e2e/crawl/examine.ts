import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { deadLinks } from './links.ts';
import { leadsTo, type Place } from './places.ts';
import { Traffic } from './traffic.ts';

export const widths = [320, 390, 768, 1366, 1920] as const;
export const modes = ['light', 'dark'] as const;

/** The first segments of all message ids. */
const areas = readdirSync(
  join(import.meta.dirname, '../../packages/i18n/src/catalogues/en'),
).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []);

/** How one page is looked at. */
export interface Look {
  /** The window in which axe examines it. */
  readonly width: (typeof widths)[number];
  readonly mode: (typeof modes)[number];
  /** The windows into which it has to fit beside that one. */
  readonly fits: readonly number[];
}

const sizeAt = (width: number) => ({ width, height: width < 768 ? 844 : 900 });

/** Milliseconds after which a page is not drawn any more; a slow machine may take seconds for a frame. */
const longestFrame = 20_000;

/** Opens pages of a place one after the other in one tab, and says what is wrong with each. */
export class Crawler {
  readonly #page: Page;
  readonly #place: Place;
  readonly #traffic: Traffic;

  constructor(page: Page, place: Place) {
    this.#page = page;
    this.#place = place;
    this.#traffic = new Traffic(page, place.at());
  }

  /** What is wrong with a page, a line each. */
  async visit(path: string, look: Look): Promise<readonly string[]> {
    const page = this.#page;
    const place = this.#place;
    const { width, mode } = look;
    await page.setViewportSize(sizeAt(width));
    const chosen = await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
    await page.goto(place.at(path), { waitUntil: 'commit' });
    await this.#traffic.settled();
    await chosen.dispose();
    const wrong = [...(await this.#wrongOn(path, look)), ...this.#traffic.take()];
    return wrong.map(
      (what) => `${place.brand} ${place.lang} ${path} (${width} px, ${mode}): ${what}`,
    );
  }

  async #wrongOn(path: string, { width, fits }: Look): Promise<readonly string[]> {
    const page = this.#page;
    const place = this.#place;
    await this.#toTheEnd();
    await this.#traffic.settled('main [aria-busy=true]');
    const target = leadsTo[path];
    const end = new URL(place.at(target ?? path)).pathname;
    const { pathname } = new URL(page.url());
    if (pathname !== end) return [`leads to ${pathname}`];
    // That page is crawled under its own address.
    if (target) return [];
    const wrong = [
      ...(await page.evaluate(headOf, { brand: place.brand, lang: place.lang })),
      ...(await page.evaluate(wordless, areas)),
      ...(await deadLinks(page, place)),
      ...(await axeViolations(page)).map(({ id, where }) => `axe ${id}: ${where.join('; ')}`),
    ];
    for (const next of new Set([width, ...fits])) {
      if (next !== width) await page.setViewportSize(sizeAt(next));
      await this.#drawn();
      const wide = await page.evaluate(tooWide);
      wrong.push(...wide.map((what) => `at ${next} px ${what}`));
    }
    await this.#traffic.settled();
    return wrong;
  }

  /** What comes as somebody nears it comes now; a list that grows for ever has an end here. */
  async #toTheEnd(): Promise<void> {
    for (let screen = 1; screen < 40; screen += 1) {
      if (!(await this.#page.evaluate(scrollToScreen, screen))) return;
      await this.#drawn();
    }
  }

  /**
   * Waits until the page has been drawn as it is now. A headless browser may stop drawing a page while its script goes on; another size
   * makes it draw again.
   */
  async #drawn(): Promise<void> {
    const page = this.#page;
    const size = page.viewportSize();
    if (!size || (await page.evaluate(twoFrames, longestFrame))) return;
    await page.setViewportSize({ ...size, height: size.height - 1 });
    await page.setViewportSize(size);
    if (!(await page.evaluate(twoFrames, longestFrame)))
      throw new Error(`${page.url()} is not drawn any more.`);
  }
}

/** Runs in the page. Whether it is that long. */
function scrollToScreen(screen: number): boolean {
  const top = screen * window.innerHeight;
  if (top > document.documentElement.scrollHeight) return false;
  window.scrollTo(0, top);
  return true;
}

/** Runs in the page. Whether two frames come in time: what the first one finds in view, the second one shows. */
function twoFrames(longest: number): Promise<boolean> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
    setTimeout(() => done(false), longest);
  });
}

/** Runs in the page. */
function headOf({ brand, lang }: { readonly brand: string; readonly lang: string }): string[] {
  const wrong: string[] = [];
  if (!/\S/.test(document.title.replace(brand, '')) || !document.title.includes(brand))
    wrong.push(`has the title "${document.title}"`);
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) wrong.push(`has ${headings} h1`);
  if (document.documentElement.lang !== lang)
    wrong.push(`is in ${document.documentElement.lang || 'no language'}`);
  return wrong;
}

/** Runs in the page. A message id stands where its words have not been loaded. */
function wordless(areas: readonly string[]): string[] {
  const id = new RegExp(`(?<![\\w@./-])(?:${areas.join('|')})(?:\\.[A-Za-z_]\\w*)+`, 'g');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest('script, style, noscript')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const found = new Set<string>();
  while (texts.nextNode())
    for (const [each] of texts.currentNode.nodeValue?.matchAll(id) ?? []) found.add(each);
  return [...found].map((each) => `shows ${each} in place of its words`);
}

/** Runs in the page. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const reaching = [...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
    .slice(-3)
    .map((each) => `${each.localName} "${each.textContent?.trim().slice(0, 30)}"`);
  return [`is ${scrollWidth - clientWidth} px too wide: ${reaching.join(', ')}`];
}
