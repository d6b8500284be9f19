import type { Entrance, LoginStep } from '@livery/flows/login';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { useServices } from '../../../app/services.tsx';
import { abandonLogin, type LoginFlow, loginInput, siteLoginMachine } from '../login/login-flow.ts';
import { useLoginTitle } from './login-title.ts';

/** The login that goes on from another flow, once there is an answer to go on from. */
export interface EntranceLogin {
  readonly flow: LoginFlow | undefined;
  readonly step: LoginStep;
  readonly title: string;
  /** Said while the member is on the way in. */
  readonly arrival: string;
  /** @param arrival in place of the screen's own words */
  readonly enter: (entrance: Entrance, arrival?: string) => void;
}

/**
 * For a screen whose flow ends with an answer that signs in: the login takes it on, in the same place.
 *
 * @param first the heading until then
 * @param arrived what is said from then on
 */
export function useEntrance(first: string, arrived: string): EntranceLogin {
  const services = useServices();
  const [flow, setFlow] = useState<LoginFlow>();
  const [arrival, setArrival] = useState<string>();
  useEffect(
    () => () => {
      if (flow) abandonLogin(flow);
    },
    [flow],
  );
  return {
    flow,
    ...useLoginTitle(flow, first),
    arrival: arrival ?? arrived,
    enter: (entrance, words) => {
      // Who comes in is the answer's to say, and not the one who was here last.
      const input = { ...loginInput(services), username: undefined, entrance };
      // Before it begins: the session is there at once, and would close the dialog that this login still needs.
      services.dialogs.setSigningIn(true);
      setArrival(words);
      setFlow(createActor(siteLoginMachine(services), { input }).start());
    },
  };
}
