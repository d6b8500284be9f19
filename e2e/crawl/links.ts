import type { Page } from '@playwright/test';
import { siteList } from '../sites.ts';
import type { Place } from './places.ts';

const known = new Set(siteList().paths);
/** By address: what is wrong with it, so that each is asked for once. */
const asked = new Map<string, Promise<string | undefined>>();

/** Links of a page that lead to no page of the site, or to a place that is not on it. */
export async function deadLinks(page: Page, place: Place): Promise<readonly string[]> {
  const home = new URL(place.at('/'));
  const links = await page.evaluate(linksOf);
  const wrong: string[] = [];
  for (const { href, isThere } of links) {
    const url = new URL(href);
    if (url.origin !== home.origin) continue;
    if (isThere === false) wrong.push(`links to ${url.hash}, which is not on it`);
    if (isThere !== undefined) continue;
    const key = url.origin + url.pathname + url.hash;
    const answer = asked.get(key) ?? whatIsWrong(page, url);
    asked.set(key, answer);
    const what = await answer;
    if (what) wrong.push(`links to ${url.pathname}${url.hash}, ${what}`);
  }
  return wrong;
}

/** Runs in the page. Each address once; whether a place on this very page is there. */
function linksOf(): { readonly href: string; readonly isThere: boolean | undefined }[] {
  const here = location.origin + location.pathname;
  const links = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  );
  return [...links]
    .filter((href) => href.startsWith('http'))
    .map((href) => {
      const { origin, pathname, hash } = new URL(href);
      if (hash === '' || origin + pathname !== here) return { href, isThere: undefined };
      return { href, isThere: document.getElementById(decodeURIComponent(hash.slice(1))) !== null };
    });
}

async function whatIsWrong(
  page: Page,
  { pathname, origin, hash }: URL,
): Promise<string | undefined> {
  const path = pathname.replace(/^\/(en|th|hi|bn|vi)(?=\/|$)/, '') || '/';
  if (hash === '' && known.has(path)) return;
  const { status, html } = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, html: await answer.text() };
  }, origin + pathname);
  if (status >= 400) return `which answers ${status}`;
  if (hash !== '' && !html.includes(`id="${decodeURIComponent(hash.slice(1))}"`))
    return 'which is not on that page';
}
