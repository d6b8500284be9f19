/** Milliseconds, spec §9 "Chunk load timeout". */
const chunkTimeout = 120_000;

/** A part of the site's code that could not be fetched: the member can only reload. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Loads a part of the site's code, failing after 120 s (spec §8).
 *
 * @param name what is loaded, for the message
 * @param load the dynamic import
 * @throws ChunkError with the message `Loading chunk <name> failed`, the browser's own error as its cause
 */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  timeout: number = chunkTimeout,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkError(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
