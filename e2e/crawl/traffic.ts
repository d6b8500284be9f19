import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { UnderWay } from '../fixtures/under-way.ts';

/** Milliseconds without a request after which a page has come to rest. */
const rest = 200;

/** What a page asks for and complains of, from the moment on that this is made. */
export class Traffic {
  readonly #page: Page;
  readonly #underWay: UnderWay;
  #complaints: string[] = [];

  /** @param home the address of the site, which asks nobody else for anything */
  constructor(page: Page, home: string) {
    this.#page = page;
    this.#underWay = new UnderWay(page);
    const { host } = new URL(home);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.host !== host)
        this.#complain(`asks another host for ${url.href}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What the page itself has stopped asking for has not failed.
      if (reason !== 'net::ERR_ABORTED') this.#complain(`${request.url()} failed: ${reason}`);
    });
    page.on('response', (response) => {
      const isPage = response.request().isNavigationRequest();
      if (response.status() >= 400 && !isPage)
        this.#complain(`${response.url()} answers ${response.status()}`);
    });
    page.on('pageerror', (error) => this.#complain(`throws ${error.message}`));
    page.on('console', (message) => {
      // The browser's own line for an answer of 400 and more; it names the address in its place only.
      const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
      if (message.type() === 'error' && !isAnswer)
        this.#complain(`logs the error ${message.text()}`);
    });
  }

  /** What was wrong since the last time that somebody asked. */
  take(): readonly string[] {
    const complaints = [...new Set(this.#complaints)];
    this.#complaints = [];
    return complaints;
  }

  /**
   * Waits until the script has taken the page over, nothing of it is still to come, and nothing is there that is marked as waiting.
   *
   * @param waiting of a place that comes to its end by itself
   */
  async settled(marks = '#root[data-page]'): Promise<void> {
    const waiting = this.#page.locator(marks);
    const until = Date.now() + 60_000;
    for (;;) {
      const rested = this.#underWay.restedFor();
      const isQuiet = rested > rest;
      if (isQuiet && (await waiting.count()) === 0) return;
      if (Date.now() > until) {
        const open = this.#underWay.addresses().join(', ') || 'no requests';
        this.#complain(`does not come to rest; open are ${open}`);
        this.#underWay.forget();
        return;
      }
      await after(isQuiet ? 50 : Math.max(20, rest - rested));
    }
  }

  #complain(complaint: string): void {
    this.#complaints.push(complaint);
  }
}
