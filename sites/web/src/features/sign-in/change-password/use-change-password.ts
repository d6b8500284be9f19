import { changePasswordWith } from '@livery/flows/change-password';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor } from 'xstate';
import { useServices } from '../../../app/services.tsx';
import { passwordServices } from '../login/login-services.ts';

/**
 * A change of password by itself: the current one is asked for, since nothing keeps it (spec §2). A session that ends in
 * the middle leaves the form with what was typed, ready for another try after the login over the page.
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
  const output = useSelector(flow, (snapshot) => snapshot.output);
  const ended = useEffectEvent((result: NonNullable<typeof output>['result']) => {
    if (result === 'ended') setFlow(begin());
    else onDone(result === 'changed');
  });
  useEffect(() => {
    if (output) ended(output.result);
  }, [output]);
  return flow;
}
