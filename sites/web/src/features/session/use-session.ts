import { useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.tsx';
import type { SessionState } from './session-store.ts';

const guest: SessionState = { kind: 'guest' };

/** Who is at the page; renders again when that changes, in this tab or by another. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state, () => guest);
}
