import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import { useServices } from '../app/services.tsx';

/**
 * Keeps the address that the page's head tells to search engines, and to a phone that shares the page, that of what is shown. The HTML
 * tells it of the page it was written for, unless the search of an address says what that is.
 */
export function usePageAddress(): void {
  const router = useRouter();
  const { site } = useServices();
  useEffect(() => {
    const tell = () =>
      void loadChunk('page address', () => import('../app/page-address.ts')).then(
        ({ pageAddresses, tellAddresses }) =>
          tellAddresses(
            document,
            pageAddresses(site, router.latestLocation.pathname, window.location.search),
          ),
        // The connection is gone, and with it whoever would read it.
        () => undefined,
      );
    if (!document.querySelector('link[rel=canonical]')) tell();
    return router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) tell();
    });
  }, [router, site]);
}
