import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from './lazy-screen.tsx';
import { loadChunk } from './load-chunk.ts';
import type { publicPages } from './public-pages.ts';
import { rootRoute } from './root-route.ts';

/** What an address of these pages may ask for; every value of a search is text. A page reads the names that it knows. */
interface PageSearch {
  /** Which one of a list: a notice, an article. */
  readonly id?: string | undefined;
  /** What feedback is about: the reference of a transaction. */
  readonly about?: string | undefined;
  /** The system whose guide is wanted. */
  readonly system?: string | undefined;
  /** Which stations: of a region or a list, and a day of the week. */
  readonly tag?: unknown;
  readonly list?: unknown;
  readonly day?: unknown;
}

type PublicPath = keyof typeof publicPages;

/** The table is loaded with the first of its pages. */
const pageOf = async (path: PublicPath) =>
  (await loadChunk(path, () => import('./public-pages.ts'))).publicPages[path];

function publicRoute<const Path extends PublicPath>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: PageSearch): PageSearch => search,
    loader: async ({ context }) => (await pageOf(path)).words(context),
    component: lazyScreen(path, async () => (await pageOf(path)).screen()),
  });
}

/** The public pages that are about one thing (spec §2); the help centre and the app's page have two addresses each. */
export const publicRoutes = [
  publicRoute('/noticePage'),
  publicRoute('/vip'),
  publicRoute('/down'),
  publicRoute('/download'),
  publicRoute('/join'),
  publicRoute('/feedback'),
  publicRoute('/blog'),
  publicRoute('/news'),
  publicRoute('/responsible-play'),
  publicRoute('/help'),
  publicRoute('/helpmc'),
  publicRoute('/vendors'),
  publicRoute('/vnlottery'),
] as const;
