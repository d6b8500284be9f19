import { createContext, type ReactNode, use, useEffect } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Called each time a screen has been drawn, or taken over from the page's HTML. */
export const ScreenShown = createContext<(() => void) | undefined>(undefined);

/** Tells that the screen that calls it is drawn. */
export function useScreenShown(): void {
  const shown = use(ScreenShown);
  useEffect(() => shown?.(), [shown]);
}

/**
 * A route's screen, whose code comes with its first visit. Nothing is kept of a failure: the next visit asks again.
 *
 * @param name what is loaded, for the message of a failure
 * @param load brings the component: `async () => (await import('./x.tsx')).X`
 */
export function lazyScreen(name: string, load: () => Promise<() => ReactNode>) {
  let Screen: (() => ReactNode) | undefined;
  let failure: unknown;
  let loading: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    failure = undefined;
    try {
      Screen ??= await loadChunk(name, load);
    } catch (error) {
      failure = error;
    }
    loading = undefined;
  };
  const preload = (): Promise<void> => {
    loading ??= ask();
    return loading;
  };
  function LazyScreen() {
    useScreenShown();
    if (failure) throw failure;
    // The router has loaded it before; only a screen that is drawn without the router waits here.
    if (!Screen) use(preload());
    return Screen && <Screen />;
  }
  // The router calls it before it draws the route.
  LazyScreen.preload = preload;
  return LazyScreen;
}
