import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { returned, takeReturn } from '../app/return-place.ts';
import { useServices } from '../app/services.tsx';

/**
 * What a change of address means beside the page itself: an open dialog closes, since it would cover what was asked for, also another
 * part of the same page; and a new page is announced, with the focus on its heading, as a page load would do (WCAG 2.4.3).
 *
 * @returns the text for a polite live region: the name of the page that has come, empty at first
 */
export function usePageChange(): string {
  const router = useRouter();
  const { dialogs, session } = useServices();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    // A guard opens its dialog while it leads elsewhere: only what was open before the navigation began closes with it.
    let underWay = false;
    // Another tab may have logged in or out after the guards looked and before this listens.
    const here = session.state().kind;
    const guardedFor = router.state.matches[0]?.context.guardedFor ?? here;
    // The guard of a member's page runs again when its member has logged out, also in another tab; a dialog that says why comes first.
    let left = guardedFor === 'member' && here === 'guest';
    const guardAgain = () => {
      if (!left || dialogs.current().dialog) return;
      left = false;
      if (session.state().kind === 'guest') void router.invalidate();
    };
    let wasMember = guardedFor === 'member';
    // Another tab has logged in, or has answered late: the login's guard leads on to the page that was asked for.
    const leadOn = () => {
      if (wasMember || session.state().kind !== 'member') return;
      // A login of this page's own leads on by itself. Where it comes back to its form, this looks again.
      if (dialogs.current().signingIn) return;
      wasMember = true;
      void router.invalidate();
    };
    guardAgain();
    leadOn();
    const stops = [
      session.subscribe(leadOn),
      // Until then a page whose session has ended waits for its own member.
      session.onLeave(() => {
        wasMember = false;
      }),
      session.onEnd(() => {
        left = session.state().kind === 'guest';
        guardAgain();
      }),
      dialogs.subscribe(guardAgain),
      // A moment later: React may take a login's panel away and put it back at once, which ends nothing.
      dialogs.subscribe(() => queueMicrotask(leadOn)),
      router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
        left = false;
        // The guards of this navigation see who is here now, and need not run again for them.
        wasMember = session.state().kind === 'member';
        const { dialog, held } = dialogs.current();
        if (!underWay && hrefChanged && dialog && !held) {
          dialogs.close();
          if (dialog.kind === 'login' && dialog.ended) session.signOut();
        }
        underWay = true;
      }),
      router.subscribe('onResolved', () => {
        underWay = false;
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || dialogs.current().dialog) return;
        // Who turns back before the next page has rendered has never left this one, as far as the router knows.
        const back = returned();
        if (back) takeReturn(back);
        if (!pathChanged) return;
        const heading = document.querySelector<HTMLElement>('#content h1');
        if (!heading) return;
        if (!back) {
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
        }
        setAnnounced(heading.textContent);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, dialogs, session]);
  return announced;
}
