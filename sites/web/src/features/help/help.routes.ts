import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { rootRoute } from '../../app/root-route.ts';
import { helpWords } from './help-words.ts';

const help = {
  getParentRoute: () => rootRoute,
  component: lazyScreen('help', async () => (await import('./help-screen.tsx')).HelpScreen),
} as const;

/** The help centre under both of its addresses (spec §2); the fragment names an article, `term` the terms. */
export const helpRoutes = [
  createRoute({ ...help, path: '/help', loader: ({ context }) => helpWords(context) }),
  createRoute({ ...help, path: '/helpmc', loader: ({ context }) => helpWords(context) }),
] as const;
