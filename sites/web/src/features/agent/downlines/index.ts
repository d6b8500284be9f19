import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';
import { loadChunk } from '../../../app/load-chunk.ts';
import type { Services } from '../../../app/services.tsx';

const words = lazyWords('downlines', ['downlines', 'records', 'session', 'platform']);

/** Asks for those directly below the agent. The screen shows what becomes of it, and asks again where it failed. */
async function askAhead({ cache, client }: Pick<Services, 'cache' | 'client'>): Promise<void> {
  const { branchQuery, firstBranch } = await loadChunk(
    'branches',
    () => import('./branch-query.ts'),
  );
  await cache.prefetchQuery(branchQuery(client, firstBranch));
}

/** Everybody in an agent's tree (spec §2, downlineManagmentView). */
export const downlinesPage: LazyPage = {
  screen: async () => (await import('./downlines-screen.tsx')).DownlinesScreen,
  words(services) {
    askAhead(services).catch(() => {});
    return words(services);
  },
};
