import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { lazyWords } from '../../app/lazy-words.ts';
import { loadChunk } from '../../app/load-chunk.ts';
import { rootRoute } from '../../app/root-route.ts';
import type { CentreSearch } from '../centre/index.ts';
import { insideOf, memberCentreOnly } from '../session/index.ts';
import { type MemberPageId, memberPageIds } from './member-page-ids.ts';

const words = lazyWords('member centre words', ['centre', 'session', 'platform']);

const centreRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/member',
  validateSearch: (search: CentreSearch): CentreSearch => search,
  beforeLoad: ({ context, location }) => memberCentreOnly(context, insideOf(location)),
  loader: ({ context }) => words(context),
  component: lazyScreen(
    'member centre',
    async () => (await import('./frame/member-centre.tsx')).MemberCentre,
  ),
});

/** The table is loaded with the first of its pages. */
const pageOf = async (id: MemberPageId) =>
  (await loadChunk(id, () => import('./member-pages.ts'))).memberPages[id];

const memberPageRoute = <const Id extends MemberPageId>(id: Id) =>
  createRoute({
    getParentRoute: () => centreRoute,
    path: id,
    loader: async ({ context }) => (await pageOf(id)).words(context),
    component: lazyScreen(id, async () => (await pageOf(id)).screen()),
  });

const firstPageRoute = createRoute({
  getParentRoute: () => centreRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: `/member/${memberPageIds[0]}`, replace: true });
  },
});

/** The member centre (spec §2): one frame around its pages, for members alone. */
export const memberRoute = centreRoute.addChildren([
  firstPageRoute,
  ...memberPageIds.map((id) => memberPageRoute(id)),
]);
