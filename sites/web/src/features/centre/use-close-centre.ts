import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../app/services.tsx';

/** Which entry of the site's history the centre was opened as (the first is 0), and the one that was shown last. */
const openedSchema = v.object({ opened: v.number(), last: v.string() });

/**
 * Closes a centre: the visitor is where they were before they opened it, however many of its pages they have seen since, and however
 * often they loaded it again. Who came by an address alone goes home.
 */
export function useCloseCentre(): () => void {
  const { storage } = useServices();
  const router = useRouter();
  const last = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const entry = () => router.history.location.state.__TSR_index;
  const [opened] = useState(() => {
    const kept = v.safeParse(openedSchema, storage.keptInTab('centreOpened'));
    // The same entry: the page was loaded again, or come back to.
    return kept.success && kept.output.last === last ? kept.output.opened : entry();
  });
  useEffect(() => storage.keepInTab('centreOpened', { opened, last }), [storage, opened, last]);
  return () => {
    if (opened > 0) router.history.go(opened - 1 - entry());
    else void router.navigate({ to: '/' });
  };
}
