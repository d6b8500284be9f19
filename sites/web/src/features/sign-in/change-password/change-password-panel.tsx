import { type changePasswordMachine, selectChangePassword } from '@livery/flows/change-password';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { registerSettingsQuery } from '../../../app/registration-rules-query.ts';
import { useServices } from '../../../app/services.tsx';
import { ChangePasswordView } from './change-password-view.tsx';

/**
 * A running change of password.
 *
 * @param forced the member cannot go on without it, and may only leave
 */
export function ChangePasswordPanel({
  flow,
  forced = false,
}: {
  flow: ActorRefFrom<typeof changePasswordMachine>;
  forced?: boolean;
}) {
  const view = selectChangePassword(useSelector(flow, (snapshot) => snapshot));
  const { data: rules } = useQuery(registerSettingsQuery(useServices().client));
  // A session that ends closes the flow for a moment: the field stays with what was typed in it.
  const [asksOldPassword] = useState(view.asksOldPassword);
  return (
    <ChangePasswordView
      view={{ ...view, asksOldPassword }}
      rule={rules?.['password']}
      forced={forced}
      onSubmit={(values) => flow.send({ type: 'submit', values })}
      onCancel={() => flow.send({ type: 'cancel' })}
    />
  );
}
