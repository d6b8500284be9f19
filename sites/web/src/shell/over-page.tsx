import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../app/boundary.tsx';
import { loadChunk } from '../app/load-chunk.ts';
import { useServices } from '../app/services.tsx';
import { useSession } from '../session/use-session.ts';

const SessionDialogs = lazy(async () => {
  const { SessionDialogs: component } = await loadChunk(
    'session dialogs',
    () => import('../session/session-dialogs.tsx'),
  );
  return { default: component };
});

/**
 * What stands over the page: dialogs of the session and the line about the previous sign-in. Their code loads with the
 * first of them; code that does not arrive leaves the page as it is.
 */
export function OverPage() {
  const { dialogs } = useServices();
  const { dialog, previousLogin, signingIn } = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.current,
  );
  const session = useSession();
  const forced = session.kind === 'member' && session.record.cpw === true && !signingIn;
  // Once wanted it stays: a dialog is in the page until its way out has ended.
  const [wanted, setWanted] = useState(false);
  if (!wanted && (dialog || previousLogin || forced)) setWanted(true);
  if (!wanted) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense>
        <SessionDialogs />
      </Suspense>
    </Boundary>
  );
}
