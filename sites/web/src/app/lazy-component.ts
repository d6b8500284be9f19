import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/**
 * A component whose code is fetched when it is first drawn; until then it suspends.
 *
 * @param name what is loaded, for the message of a failure
 * @param load brings the component: `async () => (await import('./x.tsx')).X`
 * @throws ChunkError while drawing, when the code does not arrive, see {@link loadChunk}
 */
export function lazyComponent<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(name, load) }));
}
