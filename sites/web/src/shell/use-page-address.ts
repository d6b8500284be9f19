import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../app/load-chunk.ts';
import { useServices } from '../app/services.tsx';

/**
 * Keeps what the page's head tells search engines, and a phone that shares the page, that of what is shown: its addresses and what it is
 * about. The HTML tells it of the page it was written for, unless the search of an address says what that is.
 */
export function usePageAddress(): void {
  const router = useRouter();
  const services = useServices();
  const { t } = useTranslation();
  useEffect(() => {
    const path = () => router.latestLocation.pathname;
    const tell = () =>
      void loadChunk('page address', () => import('../app/page-address.ts'))
        .then(({ tellPage }) => tellPage({ services, path, t }))
        // The connection is gone, and with it whoever would read it.
        .catch(() => undefined);
    // A guard may have led on from the page that the HTML was written for.
    const told = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    if (!told || new URL(told).pathname !== window.location.pathname) tell();
    return router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) tell();
    });
  }, [router, services, t]);
}
