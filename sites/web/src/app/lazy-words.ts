import { loadChunk } from './load-chunk.ts';
import type { Services } from './services.tsx';

type LoadWords = Services['loadWords'];

/**
 * Words of a part of the site that loads on demand, for `use`: asked for once, and again only after a failure.
 *
 * @param name what is loaded, for the message of a failure
 */
export function lazyWords(
  name: string,
  areas: readonly Parameters<LoadWords>[0][],
): (services: { readonly loadWords: LoadWords }) => Promise<void> {
  const asked = new WeakMap<LoadWords, Promise<void>>();
  return ({ loadWords }) => {
    const before = asked.get(loadWords);
    if (before) return before;
    const words = loadChunk(name, async () => {
      await Promise.all(areas.map(loadWords));
    });
    asked.set(loadWords, words);
    words.catch(() => asked.delete(loadWords));
    return words;
  };
}
