import { type changePasswordMachine, changePasswordWith } from '@livery/flows/change-password';
import { useState } from 'react';
import { createActor, type OutputFrom } from 'xstate';
import { useServices } from '../../../app/services.tsx';
import { useFlowDone } from '../../../app/use-flow.ts';
import { passwordServices } from '../login/login-services.ts';

/**
 * A change of password by itself: the current one is asked for, since nothing keeps it (spec §2). A session that ends in
 * the middle leaves the form with what was typed, ready for another try after the login over the page.
 *
 * Nothing stops the flow when the page is left. At rest it has neither a timer nor a listener, so it goes with the page. A
 * change under way cannot be taken back, and what follows it must happen all the same: the login is refreshed, and a forced
 * change is no longer due. Its own timeouts end it.
 *
 * @param onDone called once, with whether the password was changed
 */
export function useChangePassword(onDone: (changed: boolean) => void) {
  const services = useServices();
  const begin = () => {
    const state = services.session.state();
    const username =
      state.kind === 'guest' ? undefined : (state.record.account ?? state.record.username);
    return createActor(changePasswordWith(passwordServices(services)), {
      input: { username },
    }).start();
  };
  const [flow, setFlow] = useState(begin);
  useFlowDone<OutputFrom<typeof changePasswordMachine>>(flow, ({ result }) => {
    if (result === 'ended') setFlow(begin());
    else onDone(result === 'changed');
  });
  return flow;
}
