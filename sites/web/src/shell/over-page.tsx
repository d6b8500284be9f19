import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../app/boundary.tsx';
import { loadChunk } from '../app/load-chunk.ts';
import { useServices } from '../app/services.tsx';
import { usePresence } from '../session/presence.ts';
import { useSession } from '../session/use-session.ts';

const SessionDialogs = lazy(async () => {
  const { SessionDialogs: component } = await loadChunk(
    'session dialogs',
    () => import('../session/session-dialogs.tsx'),
  );
  return { default: component };
});

const DisplayDialog = lazy(async () => {
  const { DisplayDialog: component } = await loadChunk(
    'display',
    () => import('./display-dialog.tsx'),
  );
  return { default: component };
});

const NoticesDialog = lazy(async () => {
  const { NoticesDialog: component } = await loadChunk(
    'notices',
    () => import('../content/notices-dialog.tsx'),
  );
  return { default: component };
});

const ServiceDialog = lazy(async () => {
  const { ServiceDialog: component } = await loadChunk(
    'service',
    () => import('../service/service-dialog.tsx'),
  );
  return { default: component };
});

/**
 * What stands over the page: dialogs of the session with the line about the previous sign-in, the dialog about display, the
 * notices, and the room of customer service.
 * Their code loads with the first of them; code that does not arrive leaves the page as it is.
 */
export function OverPage() {
  const { dialogs } = useServices();
  const { dialog, previousLogin, signingIn } = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.current,
  );
  const session = useSession();
  const forced = session.kind === 'member' && session.record.cpw === true && !signingIn;
  const display = dialog?.kind === 'display';
  const notices = dialog?.kind === 'notices';
  const { shown: service, presence } = usePresence(dialog?.kind === 'service' ? dialog : undefined);
  const ofSession = dialog && !display && !notices && dialog.kind !== 'service';
  return (
    <>
      <Part wanted={ofSession || previousLogin || forced}>
        <SessionDialogs />
      </Part>
      <Part wanted={display}>
        <DisplayDialog />
      </Part>
      <Part wanted={notices}>
        <NoticesDialog />
      </Part>
      <Part wanted={service}>{service && <ServiceDialog door={service.door} {...presence} />}</Part>
    </>
  );
}

/** Once wanted it stays: a dialog is in the page until its way out has ended. */
function Part({ wanted, children }: { wanted: unknown; children: ReactNode }) {
  const [was, setWas] = useState(false);
  if (wanted && !was) setWas(true);
  if (!was) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
