import { useRouter } from '@tanstack/react-router';
import { Suspense, use, useSyncExternalStore } from 'react';
import { addressInside } from '../app/language-address.ts';
import { lazyComponent } from '../app/lazy-component.ts';
import { usePresence } from '../app/presence.ts';
import { useServices } from '../app/services.tsx';
import { sessionWords } from '../features/entry/entry-words.ts';
import { wantedPath } from '../features/session/guard-action.ts';
import { useSession } from '../features/session/use-session.ts';
import { ForcedChangeDialog } from '../features/sign-in/change-password/forced-change-dialog.tsx';
import { type AfterLogin, afterLoginDialog } from '../features/sign-in/guards/after-login.ts';
import { AgentsOnlyDialog } from '../features/sign-in/guards/agents-only-dialog.tsx';
import { PreviousLoginLine } from '../features/sign-in/guards/previous-login-line.tsx';
import { RealAccountDialog } from '../features/sign-in/guards/real-account-dialog.tsx';
import { LoginDialog } from '../features/sign-in/login/login-dialog.tsx';
import { LogoutDialog } from '../features/sign-in/logout/logout-dialog.tsx';

const RegisterDialog = lazyComponent(
  'registration',
  async () => (await import('../features/registration/register-dialog.tsx')).RegisterDialog,
);

const ForgotDialog = lazyComponent(
  'forgotten password',
  async () => (await import('../features/forgotten-password/forgot-dialog.tsx')).ForgotDialog,
);

/** What stands over the page: one dialog at most, and the line about the previous login. */
export function SessionDialogs() {
  const services = useServices();
  use(sessionWords(services));
  const { dialogs } = services;
  const router = useRouter();
  const { dialog, previousLogin, signingIn } = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.current,
  );
  const session = useSession();
  const waiting = new Set<AfterLogin>();
  if (session.kind === 'member' && session.record.cpw && !signingIn) waiting.add('forcedChange');
  const next = afterLoginDialog(waiting);
  const goHome = () => void router.navigate({ to: '/' });
  // Home (spec §2), or where the guest was going before the page was loaded anew.
  const goOn = () => {
    const path = wantedPath(router.state.location.search) ?? '/';
    void router.navigate({ href: addressInside(services.site.basePath, path) });
  };
  const { shown, presence } = usePresence(dialog ?? (next && forcedChange));

  return (
    <>
      {shown?.kind === 'login' && (
        <LoginDialog
          key={shown.ended ?? 'guest'}
          flow={shown.flow}
          ended={shown.ended}
          {...presence}
        />
      )}
      <Suspense>
        {shown?.kind === 'register' && <RegisterDialog {...presence} />}
        {shown?.kind === 'forgot' && <ForgotDialog {...presence} />}
      </Suspense>
      {shown?.kind === 'logout' && <LogoutDialog onLeft={goHome} {...presence} />}
      {shown?.kind === 'needsRealAccount' && (
        <RealAccountDialog onClose={dialogs.close} {...presence} />
      )}
      {shown?.kind === 'agentsOnly' && <AgentsOnlyDialog onClose={dialogs.close} {...presence} />}
      {shown?.kind === 'forcedChange' && <ForcedChangeDialog onDone={goOn} {...presence} />}
      {!dialog && !next && previousLogin && (
        <PreviousLoginLine
          previous={previousLogin}
          onClose={() => dialogs.tellPreviousLogin(undefined)}
        />
      )}
    </>
  );
}

/** Not opened by anyone: it stands as long as the session asks for it, unless another dialog does. */
const forcedChange = { kind: 'forcedChange' } as const;
