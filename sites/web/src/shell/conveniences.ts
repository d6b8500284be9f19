import type { RegisteredRouter } from '@tanstack/react-router';
import type { Services } from '../app/services.tsx';
import { loadAhead } from './load-ahead.ts';
import { isSearchKey } from './search-key.ts';

/**
 * What a page does beside what is pressed: opens the search by its keys, and loads pages whose links are pointed at.
 *
 * @param signal ends all of it
 */
export function offerConveniences(
  services: Services,
  router: RegisteredRouter,
  signal: AbortSignal,
): void {
  const { dialogs } = services;
  document.addEventListener(
    'keydown',
    (event) => {
      const { dialog, captchaPass } = dialogs.current();
      if (dialog || captchaPass || !isSearchKey(event)) return;
      // The browser's own search would open, too.
      event.preventDefault();
      dialogs.open({ kind: 'search' });
    },
    { signal },
  );
  loadAhead(router, services.site.basePath, signal);
}
