import type { LazyPage } from '../../../app/lazy-page.ts';
import { lazyWords } from '../../../app/lazy-words.ts';
import { loadChunk } from '../../../app/load-chunk.ts';

const words = lazyWords('transfer words', [
  'transfer',
  'promotions',
  'security',
  'entry',
  'session',
  'platform',
]);

/** Money along the line, to the upline and direct downlines (spec §2, transferUpline). */
export const transferPage: LazyPage = {
  screen: async () => (await import('./transfer-screen.tsx')).TransferScreen,
  words: async (services) => {
    const spoken = loadChunk('spoken words', async () => {
      const { loadSpokenWords } = await import('@livery/ui/spoken-words');
      return loadSpokenWords(services.language.tag);
    });
    await Promise.all([words(services), spoken]);
  },
};
