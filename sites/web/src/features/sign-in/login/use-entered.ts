import type { LoginOutput } from '@livery/flows/login';
import { useRouter } from '@tanstack/react-router';
import { addressInside } from '../../../app/language-address.ts';
import { useServices } from '../../../app/services.tsx';
import { wantedPath } from '../../session/guard-action.ts';
import { isLoginWindow } from '../../session/is-login-window.ts';
import { handOver } from '../../session/login-window.ts';

/**
 * What a page does when its login has ended: a window of its own hands the session over and closes, any other page tells of the
 * previous login and leads on.
 *
 * @returns to be called with the login's output, and where to go when not where the page's address or the login says
 */
export function useEntered(): (output: LoginOutput, path?: string) => void {
  const services = useServices();
  const router = useRouter();
  return ({ goTo, previousLogin }, path = wantedPath(router.state.location.search) ?? goTo) => {
    const session = services.session.state();
    if (isLoginWindow(window) && session.kind === 'member') {
      handOver(window, session.record);
      return;
    }
    services.dialogs.tellPreviousLogin(previousLogin);
    const href = addressInside(services.site.basePath, path);
    void router.navigate({ href, replace: true });
  };
}
