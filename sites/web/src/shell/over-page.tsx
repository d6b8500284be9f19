import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../app/boundary.tsx';
import type { SiteDialog } from '../app/dialogs.ts';
import { lazyComponent } from '../app/lazy-component.ts';
import { useServices } from '../app/services.tsx';
import { useSession } from '../features/session/use-session.ts';

/** What draws dialogs, each with its own way in and out. */
const hosts = {
  session: lazyComponent(
    'session dialogs',
    async () => (await import('./session-dialogs.tsx')).SessionDialogs,
  ),
  display: lazyComponent(
    'display',
    async () => (await import('../features/display/display-dialog.tsx')).DisplayDialog,
  ),
  notices: lazyComponent(
    'notices',
    async () => (await import('../features/notices/notices-dialog.tsx')).NoticesDialog,
  ),
  service: lazyComponent(
    'service',
    async () => (await import('../features/customer-service/service-dialog.tsx')).ServiceDialog,
  ),
};
type Host = keyof typeof hosts;

/** Which of them draws a dialog. */
const hostOf: Readonly<Record<SiteDialog['kind'], Host>> = {
  login: 'session',
  register: 'session',
  forgot: 'session',
  logout: 'session',
  needsRealAccount: 'session',
  agentsOnly: 'session',
  display: 'display',
  notices: 'notices',
  service: 'service',
};

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
  const wanted = new Set<Host>();
  if (dialog) wanted.add(hostOf[dialog.kind]);
  if (previousLogin || forced) wanted.add('session');
  return Object.entries(hosts).map(([name, Dialogs]) => (
    // the keys of `hosts`, which TypeScript widens
    <Kept key={name} wanted={wanted.has(name as Host)}>
      <Dialogs />
    </Kept>
  ));
}

/** Once wanted it stays: a dialog is in the page until its way out has ended. */
function Kept({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [was, setWas] = useState(false);
  if (wanted && !was) setWas(true);
  if (!was) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
