import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import { useServices } from '../app/services.tsx';

/** Keys and pages ahead of a press: nobody waits for them, so their code comes after the page. */
export function useConveniences(): void {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    void loadChunk('conveniences', () => import('./conveniences.ts')).then(
      ({ offerConveniences }) => offerConveniences(services, router, stop.signal),
      // Without them everything is there by pointer.
      () => undefined,
    );
    return () => stop.abort();
  }, [services, router]);
}
