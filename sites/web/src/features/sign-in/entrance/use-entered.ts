import type { LoginOutput } from '@livery/flows/login';
import { useRouter } from '@tanstack/react-router';
import { addressInside } from '../../../app/language-address.ts';
import { useServices } from '../../../app/services.tsx';
import { handOver, isLoginWindow, wantedPath } from '../../session/index.ts';

/** What differs between places where a login ends. */
export interface EntranceEnd {
  /** The path to land on, in place of the one that the page's address or the login names. */
  readonly leadsTo?: string | undefined;
  /** Stays on the page below, which waits there with all that was typed. */
  readonly stays?: boolean | undefined;
}

/**
 * What happens when a login has ended: the login window of another page hands the session over and closes, any other page
 * reports the previous login and leads on.
 *
 * @param place a page is left for good; a dialog closes, and the page below it stays in the history
 */
export function useEntered(
  place: 'page' | 'dialog',
  { leadsTo, stays = false }: EntranceEnd = {},
): (output: LoginOutput) => void {
  const { session, dialogs, site } = useServices();
  const router = useRouter();
  return ({ goTo, previousLogin }) => {
    const state = session.state();
    if (place === 'page' && isLoginWindow(window) && state.kind === 'member') {
      handOver(window, state.record);
      return;
    }
    if (place === 'dialog') dialogs.close();
    dialogs.showPreviousLogin(previousLogin);
    if (stays) return;
    const path = leadsTo ?? wantedPath(router.state.location.search) ?? goTo;
    void router.navigate({ href: addressInside(site.basePath, path), replace: place === 'page' });
  };
}
