import { type Mode, parseMode, type SiteStorage } from './storage.ts';

/**
 * The mode of the page: an attribute on the root element and a saved choice. Switching changes CSS variables and
 * renders nothing but the switch itself, which subscribes here.
 */
export interface ModeStore {
  /** Before any choice. */
  readonly initial: Mode;
  readonly get: () => Mode;
  /** Sets the mode on the page and saves it, so that other tabs follow; without one, back to the mode before any choice. */
  readonly set: (mode: Mode | undefined) => void;
  /** Calls back after each change, also of another tab; gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** As much of the window as the store touches. */
interface ModePage {
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } };
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
}

/**
 * @param initial the mode before any choice: the merchant's default, light unless it says otherwise (spec §9)
 */
export function createModeStore(
  page: ModePage,
  storage: Pick<SiteStorage, 'mode' | 'saveMode'>,
  initial: Mode,
): ModeStore {
  const root = page.document.documentElement;
  const listeners = new Set<() => void>();
  const get = (): Mode => parseMode(root.dataset.mode) ?? initial;
  const apply = (mode: Mode): void => {
    if (root.dataset.mode === mode) return;
    root.dataset.mode = mode;
    for (const listener of listeners) listener();
  };

  apply(storage.mode() ?? initial);
  page.addEventListener('storage', (event) => {
    // Without a key all of the storage has been emptied.
    if (!event.key || event.key === 'theme') apply(parseMode(event.newValue) ?? initial);
  });

  return {
    initial,
    get,
    set(mode) {
      storage.saveMode(mode);
      apply(mode ?? initial);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
