import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the balance is shown as stars, on this device and in every place of the page (spec §4), and the way to change it. */
export function useBalanceHidden(): readonly [boolean, (hidden: boolean) => void] {
  const { storage } = useServices();
  const hidden = useSyncExternalStore(watch, storage.balanceHidden, storage.balanceHidden);
  return [
    hidden,
    (next) => {
      storage.saveBalanceHidden(next);
      for (const watcher of watchers) watcher();
    },
  ];
}
