import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '../../app/load-chunk.ts';
import { rootRoute } from '../../app/root-route.ts';
import { helpWords } from './help-words.ts';

const help = {
  getParentRoute: () => rootRoute,
  component: lazyRouteComponent(
    () => loadChunk('help', () => import('./help-screen.tsx')),
    'HelpScreen',
  ),
} as const;

/** The help centre under both of its addresses (spec §2); the fragment names an article, `term` the terms. */
export const helpRoutes = [
  createRoute({ ...help, path: '/help', loader: ({ context }) => helpWords(context) }),
  createRoute({ ...help, path: '/helpmc', loader: ({ context }) => helpWords(context) }),
] as const;
