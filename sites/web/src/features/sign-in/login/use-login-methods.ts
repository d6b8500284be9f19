import type { ThirdPartySms } from '@livery/api/third-party-sms';
import type { LoginAnswer, LoginStep } from '@livery/flows/login';
import { useActorRef } from '@xstate/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useSiteSettings } from '../../../app/site-settings.ts';
import { type LoginFormName, loginForms } from '../../entry/login-methods.ts';
import { thirdPartyOnce } from '../../registration/registration-services.ts';
import type { PickedVendor } from '../../vendors/vendor-lead.ts';
import { type LoginFlow, loginInput, siteSmsLoginMachine } from './login-flow.ts';
import { useLoginTitle } from './login-title.ts';
import { useEntrance } from './use-entrance.ts';

/** Every way into one login, for its page and its dialog. */
export interface WaysIn {
  /** Those that the site has on. */
  readonly forms: readonly LoginFormName[];
  /** The form that is looked at. */
  readonly form: LoginFormName;
  readonly choose: (form: LoginFormName) => void;
  readonly byName: LoginFlow;
  readonly bySms: LoginFlow;
  /** Told the country of the number. */
  readonly onCountry: (dialingCode: string) => void;
  /** Who sends and checks the codes, where it is not the platform; one, as it knows which code is confirmed. */
  readonly provider: (() => Promise<ThirdPartySms>) | undefined;
  /** Goes on from the answer of a way without a form: free play, or a provider. */
  readonly enter: (answer: LoginAnswer) => void;
  /** The login that goes on from there, once there is one. */
  readonly entered: LoginFlow | undefined;
  /** Said while that one needs nobody. */
  readonly arrival: string | undefined;
  /** The login that is under way: what it asks for next stands in the place of all forms. */
  readonly flow: LoginFlow;
  readonly step: LoginStep;
  readonly title: string;
  /** Where the member goes after it, when it is to a vendor's games. */
  readonly vendor: PickedVendor | undefined;
  readonly pickVendor: (vendor: PickedVendor | undefined) => void;
}

/**
 * All ways into one login: both forms, each with a login of its own so that neither loses what was typed, and the login that goes on from
 * free play or a provider.
 *
 * @param byName the login by name and password
 * @param first the heading while forms show
 * @param begin the form to begin with
 */
export function useWaysIn(
  byName: LoginFlow,
  {
    first,
    begin = 'username',
    agentPage = false,
  }: { first: string; begin?: LoginFormName; agentPage?: boolean },
): WaysIn {
  const { t } = useTranslation();
  const services = useServices();
  const [chosen, choose] = useState<LoginFormName>(begin);
  const { setting } = useSiteSettings();
  const forms = loginForms(setting);
  // An address may ask for a way that is off.
  const form = forms.includes(chosen) ? chosen : 'username';
  const [vendor, pickVendor] = useState<PickedVendor>();
  const country = useRef('');
  const [provider] = useState(() =>
    services.site.merchant.features.thirdPartySms ? thirdPartyOnce(services) : undefined,
  );
  const [machine] = useState(() => siteSmsLoginMachine(services, () => country.current, provider));
  const [input] = useState(() => ({
    ...loginInput(services, { agentPage }),
    username: undefined,
    type: provider ? ('firebase' as const) : ('sms' as const),
  }));
  const sms = useActorRef(machine, { input });
  const [onCountry] = useState(() => (dialingCode: string): void => {
    country.current = dialingCode;
  });
  const entrance = useEntrance(first, t('ways.arrived'));
  const ofForm = form === 'sms' ? sms : byName;
  // One that has led back to the forms has ended: what it failed with stands over them.
  const goesOn = entrance.flow && entrance.step !== 'form';
  const flow = goesOn ? entrance.flow : ofForm;
  const { step, title } = useLoginTitle(flow, first);
  return {
    forms,
    form,
    choose,
    byName,
    bySms: sms,
    onCountry,
    provider,
    enter: (answer) => entrance.enter({ answer, passwordless: answer.firstTimeLogin }),
    entered: entrance.flow,
    arrival: entrance.flow && entrance.arrival,
    flow: flow ?? ofForm,
    step,
    title,
    vendor,
    pickVendor,
  };
}
