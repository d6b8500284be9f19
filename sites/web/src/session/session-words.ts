import { loadChunk } from '../app/load-chunk.ts';
import type { Services } from '../app/services.tsx';

type LoadWords = Services['loadWords'];
const asked = new WeakMap<LoadWords, Promise<void>>();

/** The words of sign-in, for `use`: asked for once, and again only after a failure. */
export function sessionWords({ loadWords }: { readonly loadWords: LoadWords }): Promise<void> {
  const before = asked.get(loadWords);
  if (before) return before;
  const words = loadChunk('session words', async () => {
    await Promise.all([loadWords('session'), loadWords('platform')]);
  });
  asked.set(loadWords, words);
  words.catch(() => asked.delete(loadWords));
  return words;
}
