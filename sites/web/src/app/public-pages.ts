import { noticesPage, storiesPage } from '../features/articles/index.ts';
import { downloadPage } from '../features/download/index.ts';
import { feedbackPage } from '../features/feedback/index.ts';
import { helpPage } from '../features/help/index.ts';
import { joinPage } from '../features/join/index.ts';
import { stationsPage } from '../features/lottery/index.ts';
import { responsiblePlayPage } from '../features/responsible-play/index.ts';
import { vendorsPage } from '../features/vendors/index.ts';
import { vipPage } from '../features/vip/index.ts';
import type { LazyPage } from './lazy-page.ts';

/**
 * The code and words of every public page that is about one thing, by path. The route table knows the paths alone, so that the home
 * page does not carry the addresses of their chunks.
 */
export const publicPages = {
  '/noticePage': noticesPage,
  '/vip': vipPage,
  '/down': downloadPage,
  '/download': downloadPage,
  '/join': joinPage,
  '/feedback': feedbackPage,
  '/blog': storiesPage,
  '/news': storiesPage,
  '/responsible-play': responsiblePlayPage,
  '/help': helpPage,
  '/helpmc': helpPage,
  '/vendors': vendorsPage,
  '/vnlottery': stationsPage,
} as const satisfies Record<string, LazyPage>;
