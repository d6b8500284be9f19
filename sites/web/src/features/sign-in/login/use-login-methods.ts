import type { ThirdPartySms } from '@livery/api/third-party-sms';
import type { LoginAnswer, LoginStep } from '@livery/flows/login';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsKnownPath } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { useSiteSettings } from '../../../app/site-settings.ts';
import { useFlow } from '../../../app/use-flow.ts';
import { type LoginMethod, loginMethods, thirdPartyOnce } from '../../entry/index.ts';
import { type PickedVendor, vendorGame } from '../../vendors/index.ts';
import { useLoginTitle } from '../entrance/login-title.ts';
import { useEntrance } from '../entrance/use-entrance.ts';
import { type LoginFlow, loginInput, siteSmsLoginMachine } from './login-flow.ts';

/** Every login method, for the login's page and its dialog. */
export interface LoginMethods {
  /** Those that the site has on. */
  readonly forms: readonly LoginMethod[];
  /** The form that is looked at. */
  readonly form: LoginMethod;
  readonly choose: (form: LoginMethod) => void;
  readonly byName: LoginFlow;
  readonly bySms: LoginFlow;
  /** Told the country of the number. */
  readonly onCountry: (dialingCode: string) => void;
  /** Who sends and checks the codes, where it is not the platform; one, as it knows which code is confirmed. */
  readonly provider: (() => Promise<ThirdPartySms>) | undefined;
  /** Goes on from the answer of a way without a form: free play, or a provider. */
  readonly enter: (answer: LoginAnswer, way: 'freePlay' | 'social') => void;
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
  /** The vendor's page; undefined where this build has none, and then the login leads where it leads without a vendor. */
  readonly vendorPath: string | undefined;
  readonly pickVendor: (vendor: PickedVendor | undefined) => void;
}

/**
 * All methods of one login: both forms, each with a login of its own so that neither loses what was typed, and the login that goes on from
 * free play or a provider.
 *
 * @param byName the login by name and password
 * @param options.title the heading while forms show
 * @param options.begin the form to begin with
 */
export function useLoginMethods(
  byName: LoginFlow,
  {
    title: first,
    begin = 'username',
    agentPage = false,
  }: { title: string; begin?: LoginMethod; agentPage?: boolean },
): LoginMethods {
  const { t } = useTranslation();
  const services = useServices();
  const [chosen, choose] = useState<LoginMethod>(begin);
  const { setting } = useSiteSettings();
  const forms = loginMethods(setting);
  // An address may ask for a way that is off.
  const form = forms.includes(chosen) ? chosen : 'username';
  const [vendor, pickVendor] = useState<PickedVendor>();
  const isKnown = useIsKnownPath();
  const vendorPath = vendor && vendorGame(vendor);
  const country = useRef('');
  const [provider] = useState(() =>
    services.site.merchant.features.thirdPartySms ? thirdPartyOnce(services) : undefined,
  );
  const sms = useFlow(() => siteSmsLoginMachine(services, () => country.current, provider), {
    input: {
      ...loginInput(services, { agentPage }),
      username: undefined,
      type: provider ? 'firebase' : 'sms',
    },
  });
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
    enter: (answer, way) =>
      entrance.enter({
        answer,
        passwordless: answer.firstTimeLogin,
        social: way === 'social',
      }),
    entered: entrance.flow,
    arrival: entrance.flow && entrance.arrival,
    flow: flow ?? ofForm,
    step,
    title,
    vendor,
    vendorPath: vendorPath !== undefined && isKnown(vendorPath) ? vendorPath : undefined,
    pickVendor,
  };
}
