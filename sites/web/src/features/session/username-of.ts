import type { Session } from './session-store.ts';

/** Who is signed in, by their name; undefined for a guest. */
export function usernameOf(state: ReturnType<Session['state']>): string | undefined {
  return state.kind === 'guest' ? undefined : state.record.username;
}
