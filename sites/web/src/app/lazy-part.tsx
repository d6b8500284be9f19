import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { codeQuery } from './code-query.ts';
import type { lazyWords } from './lazy-words.ts';
import { useServices } from './services.tsx';

interface Options<Props> {
  /** The catalogue areas that it needs beside those of every page. */
  readonly words?: ReturnType<typeof lazyWords>;
  /** What stands there until its code has come. Default: nothing. */
  readonly loading?: ComponentType;
  /** What stands there when its code did not come. Default: nothing, and the next one drawn asks again. */
  readonly failed?: ComponentType<Props & { retry: () => void }>;
}

/**
 * A part of a page whose code and words are fetched when it is first drawn. Unlike `React.lazy`, it keeps nothing of a
 * failure.
 *
 * @param name what is loaded, for the message of a failure
 * @param load brings the component: `async () => (await import('./x.tsx')).X`
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { words, loading: Loading, failed: Failed }: Options<Props> = {},
): ComponentType<Props> {
  return function LazyPart(props) {
    const services = useServices();
    const { data, isError, refetch } = useQuery(
      codeQuery(name, async () => {
        const [Part] = await Promise.all([load(), words?.(services)]);
        return Part;
      }),
    );
    if (data) {
      const Part = data;
      return <Part {...props} />;
    }
    if (!isError) return Loading && <Loading />;
    return Failed && <Failed {...props} retry={() => void refetch()} />;
  };
}
