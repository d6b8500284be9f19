import type { ReactNode } from 'react';
import type { Services } from './services.tsx';

/** What a page that loads on demand consists of, for the tables of pages. */
export interface LazyPage {
  /** Brings the screen: `async () => (await import('./x-screen.tsx')).XScreen`. */
  readonly screen: () => Promise<() => ReactNode>;
  /**
   * Brings the words of the screen, and may ask for what it shows first: its code is on its way meanwhile.
   *
   * @throws a redirect where the merchant has no such page
   */
  readonly words: (
    services: Pick<Services, 'loadWords' | 'language' | 'cache' | 'client' | 'site'>,
  ) => Promise<void>;
}
