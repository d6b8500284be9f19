import { type LoginView, selectLogin } from '@livery/flows/login';
import { smsCodeWith } from '@livery/flows/sms-code';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../../app/services.tsx';
import type { SiteStorage } from '../../../app/storage.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { nationalNumber } from '../../../form/mobile-number.ts';
import { optional, type Problem, required } from '../../../form/rules.ts';
import { type LiveryForm, useLiveryForm } from '../../../form/use-livery-form.ts';
import { type ChosenCountry, useMobileCountry } from '../../entry/index.ts';
import { smsLoginServices } from './sms-login-services.ts';
import type { LoginMethods } from './use-login-methods.ts';

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
}: Pick<LoginMethods, 'bySms' | 'form' | 'onCountry' | 'provider'>): SmsLogin {
  const { storage } = useServices();
  const view = useView(flow, selectLogin);
  const code = useCode(provider);
  const [last] = useState(() => lastMobile(storage));
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

function useCode(provider: LoginMethods['provider']) {
  const services = useServices();
  const thirdParty = provider !== undefined;
  return useFlow(() => smsCodeWith(smsLoginServices(services, provider)), {
    input: { thirdParty, now: services.client.serverNow },
  });
}

const mobileSchema = v.object({ countryDialingCode: v.string(), mobileNum: v.string() });

/** The number of the last sign-in by SMS on this device (spec §3 "remembered SMS number"). */
function lastMobile(storage: Pick<SiteStorage, 'kept'>) {
  const found = v.safeParse(mobileSchema, storage.kept('rememberMobile'));
  return found.success ? found.output : undefined;
}
