import { loadChunk } from '../../../app/load-chunk.ts';
import type { Services } from '../../../app/services.tsx';
import { waysWords } from '../../entry/entry-words.ts';

/** Loads the login flow with its words, at the first act that needs it: a focus or a press. */
export async function loadLogin(services: Pick<Services, 'loadWords'>) {
  const [flow] = await Promise.all([
    loadChunk('sign-in', () => import('./login-flow.ts')),
    waysWords(services),
  ]);
  return flow;
}
