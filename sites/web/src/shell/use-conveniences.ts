import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onFirstAct } from '../app/first-act.ts';
import { loadChunk } from '../app/load-chunk.ts';
import { useServices } from '../app/services.tsx';

/** Keys and pages ahead of a press: their code comes when the visitor first does anything, and answers that first key, too. */
export function useConveniences(): void {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    const stopWaiting = onFirstAct((first) => {
      void loadChunk('conveniences', () => import('./conveniences.ts')).then(
        ({ offerConveniences }) => offerConveniences(services, router, stop.signal, first),
        // Without them everything is there by pointer.
        () => undefined,
      );
    });
    return () => {
      stopWaiting();
      stop.abort();
    };
  }, [services, router]);
}
