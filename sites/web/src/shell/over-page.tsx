import { useSyncExternalStore } from 'react';
import { lazyPart } from '../app/lazy-part.tsx';
import { type ForcedChange, type NewTerms, openingOf, usePresence } from '../app/presence.ts';
import { useServices } from '../app/services.tsx';
import { useSession } from '../features/session/index.ts';
import { type AfterLogin, afterLoginDialog } from './after-login.ts';
import { LoadedDialog } from './loaded-dialog.tsx';

const PreviousLoginLine = lazyPart(
  'previous login',
  async () => (await import('./previous-login-line.tsx')).PreviousLoginLine,
);

const forcedChange: ForcedChange = { kind: 'forcedChange' };
const newTerms: NewTerms = { kind: 'newTerms' };

/** What stands over the page: one dialog at most, a picture to read over it, the line about the previous login, and what stands beside it. */
export function OverPage() {
  const { dialogs } = useServices();
  const { dialog, captchaPass, previousLogin, beside, signingIn } = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.current,
    dialogs.current,
  );
  const session = useSession();
  const waiting = new Set<AfterLogin>();
  if (session.kind === 'member' && !signingIn) {
    if (session.record.cpw) waiting.add('forcedChange');
    if (session.record.agreementDue) waiting.add('newTerms');
  }
  const next = afterLoginDialog(waiting);
  const due = next === 'newTerms' ? newTerms : next && forcedChange;
  const { shown, presence } = usePresence(dialog ?? due);
  const picture = usePresence(captchaPass);
  return (
    <>
      {shown && <LoadedDialog key={openingOf(shown)} dialog={shown} presence={presence} />}
      {picture.shown && (
        <LoadedDialog
          key={openingOf(picture.shown)}
          dialog={picture.shown}
          presence={picture.presence}
        />
      )}
      {!dialog && !next && previousLogin && (
        <PreviousLoginLine
          previous={previousLogin}
          onClose={() => dialogs.showPreviousLogin(undefined)}
        />
      )}
      {beside}
    </>
  );
}
