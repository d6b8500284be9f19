import type { RegisteredRouter } from '@tanstack/react-router';
import { keepFocus } from '../app/kept-focus.ts';
import { loadChunk } from '../app/load-chunk.ts';
import type { Services } from '../app/services.tsx';
import { loadAnalytics } from '../features/analytics/index.ts';
import { loadAhead } from './load-ahead.ts';
import { markEntrances } from './page-entrance.ts';
import { isSearchKey } from './search-key.ts';

/**
 * What a page does beside what is pressed: opens the search by its keys, loads pages whose links are pointed at, lets one page fade in
 * after another, keeps the focus where content is replaced, keeps the site for when there is no connection, reloads a page that the
 * browser restores after somebody has logged in or out, and counts the visit where the merchant wants that and the visitor has agreed.
 *
 * @param signal ends all of it
 * @param first what the visitor did before this was there
 */
export function offerConveniences(
  services: Services,
  router: RegisteredRouter,
  signal: AbortSignal,
  first: Event,
): void {
  const { dialogs, session } = services;
  const hear = (event: KeyboardEvent) => {
    const { dialog, captchaPass } = dialogs.current();
    if (signal.aborted || dialog || captchaPass || !isSearchKey(event)) return;
    // The browser's own search would open, too.
    event.preventDefault();
    dialogs.open({ kind: 'search' });
  };
  document.addEventListener('keydown', hear, { signal });
  if (first instanceof KeyboardEvent) hear(first);
  // A page in the browser's back/forward cache receives nothing from other pages.
  const compare = ({ persisted }: PageTransitionEvent) => {
    const state = session.state();
    const token = state.kind === 'member' ? state.record.token : undefined;
    if (persisted && token !== session.token()) window.location.reload();
  };
  window.addEventListener('pageshow', compare, { signal });
  const content = document.querySelector<HTMLElement>('#content');
  if (content) keepFocus(content, signal);
  loadAhead(router, services.site.basePath, signal);
  markEntrances(router, signal);
  if (services.site.merchant.analytics) {
    loadChunk('analytics', loadAnalytics)
      .then(({ countVisits }) => countVisits(services, router, signal))
      // Without its code a visit is not counted.
      .catch(() => undefined);
  }
  // A browser that keeps nothing, as in a private window, may refuse it.
  loadChunk('worker', () => import('./install-worker.ts'))
    .then(({ installWorker }) => installWorker(services, signal))
    .catch(() => undefined);
}
