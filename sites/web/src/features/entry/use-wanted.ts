import { useSearch } from '@tanstack/react-router';
import { wantedPath } from '../session/index.ts';

/** The path that the guest wanted before the page that shows now, for links to another entry page; undefined for home. */
export function useWanted(): string | undefined {
  const wanted = wantedPath(useSearch({ strict: false }));
  return wanted === '/' ? undefined : wanted;
}
