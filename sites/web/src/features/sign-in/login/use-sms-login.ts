import { type LoginView, selectLogin } from '@livery/flows/login';
import { smsCodeWith } from '@livery/flows/sms-code';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../../app/services.tsx';
import { nationalNumber } from '../../../form/mobile-number.ts';
import { optional, type Problem, required } from '../../../form/rules.ts';
import { type LiveryForm, useLiveryForm } from '../../../form/use-livery-form.ts';
import { type ChosenCountry, useMobileCountry } from '../../entry/use-mobile-country.ts';
import { smsLoginServices } from './sms-login-services.ts';
import type { WaysIn } from './use-login-methods.ts';

export type SmsLoginField = 'mobileNum' | 'code' | 'remember';

const wrongNumber: Problem = [{ id: 'session.rule.mobile', params: {} }];

/** The login by SMS as its view takes it. What was typed lives here, also while another way is looked at. */
export interface SmsLogin {
  readonly view: LoginView;
  readonly form: LiveryForm<SmsLoginField>;
  readonly place: ChosenCountry;
  readonly code: ReturnType<typeof useCode>;
}

/** Ties number and code to the login by SMS. The number of the last time is filled in. */
export function useSmsLogin({
  bySms: flow,
  onCountry,
  provider,
  form: looked,
}: Pick<WaysIn, 'bySms' | 'form' | 'onCountry' | 'provider'>): SmsLogin {
  const { storage } = useServices();
  const view = selectLogin(useSelector(flow, (snapshot) => snapshot));
  const code = useCode(provider);
  const [last] = useState(() => storage.mobile());
  const place = useMobileCountry({
    last: last?.countryDialingCode,
    shown: looked === 'sms',
  });
  const { dialingCode } = place.country;
  useEffect(() => onCountry(dialingCode), [onCountry, dialingCode]);
  const form = useLiveryForm<SmsLoginField>({
    fields: {
      mobileNum: {
        rule: required,
        kind: 'phone',
        whenEmpty: 'session.rule.mobile',
        initial: view.values.username || (last?.mobileNum ?? ''),
        asSent: (typed) => nationalNumber(typed, place.country),
        check: (number) => (place.isMobile(number) ? undefined : wrongNumber),
      },
      code: { rule: required, kind: 'code' },
      remember: { rule: optional, kind: 'tick', initial: view.values.remember ? 'on' : '' },
    },
    onSubmit: ({ mobileNum, code: typed, remember }) =>
      flow.send({
        type: 'submit',
        // Spec §3: the number stands for the username, and the code for the password.
        values: { username: mobileNum, password: typed, captcha: '', remember: remember === 'on' },
      }),
  });
  return { view, form, place, code };
}

function useCode(provider: WaysIn['provider']) {
  const services = useServices();
  const [machine] = useState(() => smsCodeWith(smsLoginServices(services, provider)));
  const thirdParty = provider !== undefined;
  return useActorRef(machine, { input: { thirdParty, now: services.client.serverNow } });
}
