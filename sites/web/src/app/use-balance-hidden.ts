import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';
import type { SiteStorage } from './storage.ts';

const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The page's own choice by its storage: it holds where the browser keeps none, as a full device does. */
const chosen = new WeakMap<SiteStorage, boolean>();

/** Whether the balance is hidden at this moment: for what is sent and not drawn. */
export const isBalanceHidden = (storage: SiteStorage): boolean =>
  chosen.get(storage) ?? storage.balanceHidden();

/** Whether the balance is shown as stars, on this device and in every place of the page (spec §4), and the way to change it. */
export function useBalanceHidden(): readonly [boolean, (hidden: boolean) => void] {
  const { storage } = useServices();
  const read = () => isBalanceHidden(storage);
  return [
    useSyncExternalStore(watch, read, read),
    (hidden) => {
      chosen.set(storage, hidden);
      storage.saveBalanceHidden(hidden);
      for (const watcher of watchers) watcher();
    },
  ];
}
