import type { ReactNode } from 'react';
import type { Services } from './services.tsx';

/** What a public page consists of, for the table in `public-pages.ts`. */
export interface PublicPage {
  /** Brings the screen: `async () => (await import('./x-screen.tsx')).XScreen`. */
  readonly screen: () => Promise<() => ReactNode>;
  /** Brings the words of the screen. */
  readonly words: (services: Pick<Services, 'loadWords'>) => Promise<void>;
}
