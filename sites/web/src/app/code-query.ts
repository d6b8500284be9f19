import { queryOptions } from '@tanstack/react-query';
import { loadChunk } from './load-chunk.ts';

/** A part of the site's code, see {@link codeQuery}. */
export type CodeQuery<Part> = ReturnType<typeof codeQuery<Part>>;

/**
 * A part of the site's code as a query: fetched once, and after a failure again with the next try.
 *
 * @param name what is loaded, for the message of a failure
 * @param load brings it: `async () => (await import('./x.tsx')).X`
 */
export function codeQuery<Part>(name: string, load: () => Promise<Part>) {
  return queryOptions({
    queryKey: ['code', name],
    queryFn: () => loadChunk(name, load),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
