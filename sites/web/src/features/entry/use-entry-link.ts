import { useSearch } from '@tanstack/react-router';
import { leadingTo, wantedPath } from '../session/guard-action.ts';

/** The address of another way in than the one that shows, by its path: both lead to the page that the guest wanted. */
export function useWayIn(): (path: '/login' | '/register' | '/forget') => string {
  const wanted = wantedPath(useSearch({ strict: false }));
  return (path) => leadingTo(path, wanted);
}
