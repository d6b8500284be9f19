import { useSyncExternalStore } from 'react';

/**
 * False while the page's HTML is made and taken over, true from then on: what differs from one moment to the next, such as the
 * time, has no place in the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
