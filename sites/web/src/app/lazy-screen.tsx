import { lazyRouteComponent } from '@tanstack/react-router';
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
 * A route's screen, whose code comes with its first visit.
 *
 * @param name what is loaded, for the message of a failure
 * @param load brings the component: `async () => (await import('./x.tsx')).X`
 */
export function lazyScreen(name: string, load: () => Promise<() => ReactNode>) {
  const Screen = lazyRouteComponent<{ default: () => ReactNode }>(() =>
    loadChunk(name, async () => ({ default: await load() })),
  );
  function LazyScreen() {
    useScreenShown();
    return <Screen />;
  }
  LazyScreen.preload = async () => Screen.preload?.();
  return LazyScreen;
}
