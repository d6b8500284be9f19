import { useRouter } from '@tanstack/react-router';
import { useServices } from '../../app/services.tsx';
import { guardAction } from './guard-action.ts';
import { insideOf } from './return-path.ts';
import { visitorOf } from './visitor.ts';

/**
 * Does a guarded action (spec §5), or what stands in its place: a guest goes to sign in and comes back here afterwards, a
 * trial account is told that it needs a real one.
 */
export function useGuarded(): (act: () => void) => void {
  const { session, dialogs } = useServices();
  const router = useRouter();
  return (act) => {
    if (session.state().kind === 'expired') {
      // The page waits for its member, who has closed nothing of it.
      dialogs.open({ kind: 'login', ended: 'expired' });
      return;
    }
    const answer = guardAction(visitorOf(session.state()));
    if (answer === 'go') act();
    else if (answer === 'needsRealAccount') dialogs.open({ kind: 'needsRealAccount' });
    else {
      void router.navigate({ to: '/login', search: { to: insideOf(router.state.location) } });
    }
  };
}
