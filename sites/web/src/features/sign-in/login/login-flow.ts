import { ApiError, type RefusalCode } from '@livery/api';
import {
  type PhoneFailure,
  PhoneVerificationError,
  type ThirdPartySms,
} from '@livery/api/third-party-sms';
import {
  type LoginInput,
  type LoginOutput,
  type LoginValues,
  loginWith,
  selectLogin,
} from '@livery/flows/login';
import { resolve } from '@livery/merchant/settings';
import type { RegisteredRouter } from '@tanstack/react-router';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { addressInside } from '../../../app/language-address.ts';
import type { Services } from '../../../app/services.tsx';
import { wantedPath } from '../../session/index.ts';
import { loginServices } from './login-services.ts';

/** The login machine with the site's own work in it. */
export function siteLoginMachine(services: Services) {
  return loginWith(loginServices(services));
}

/**
 * The same by a code to a mobile number, which this device keeps for the next time (spec §3 "remembered SMS number").
 *
 * @param dialingCode of the country of the number in the form
 * @param provider who sends and checks the codes where it is not the platform: then its token stands for the code
 */
export function siteSmsLoginMachine(
  services: Services,
  dialingCode: () => string,
  provider?: () => Promise<ThirdPartySms>,
) {
  const work = loginServices(services, {
    keepName: (mobileNum) =>
      services.storage.keep('rememberMobile', { countryDialingCode: dialingCode(), mobileNum }),
    dialingCode,
  });
  if (!provider) return loginWith(work);
  return loginWith({
    ...work,
    async submitLogin(request, signal) {
      const password = await confirmed(await provider(), request.password);
      return work.submitLogin({ ...request, password }, signal);
    },
  });
}

/** What a provider refuses is told as the platform would tell it: a login knows no other failures. */
async function confirmed(provider: ThirdPartySms, code: string): Promise<string> {
  try {
    return await provider.confirm(code);
  } catch (error) {
    if (!(error instanceof PhoneVerificationError)) throw error;
    const refused = refusals[error.failure] ?? 'METHOD_NOT_OFFERED';
    throw new ApiError('thirdPartySms.confirm', {
      kind: 'refused',
      code: refused,
      message: undefined,
      captcha: false,
    });
  }
}

const refusals: Readonly<Partial<Record<PhoneFailure, RefusalCode>>> = {
  codeInvalid: 'CODE_WRONG',
  tooManyRequests: 'TOO_MANY',
  captchaFailed: 'CAPTCHA_WRONG',
};

/** A running login; its screen sees it through the selectors of `@livery/flows`. */
export type LoginFlow = ActorRefFrom<ReturnType<typeof siteLoginMachine>>;

/** Ends a login that somebody has left in the middle: its call is given up, and its password forgotten. */
export function abandonLogin(flow: LoginFlow): void {
  if (flow.getSnapshot().status !== 'active') return;
  flow.send({ type: 'cancel' });
  flow.stop();
}

/** What a login begins with on this site. */
export function loginInput(
  { site, storage, client }: Services,
  { agentPage = false, username }: { agentPage?: boolean; username?: string | undefined } = {},
): LoginInput {
  return {
    agentPage,
    type: 'username',
    forceExpiredChange: resolve('PWDEXPFORCECHANGE3', { merchant: site.merchant }),
    username: username ?? storage.lastUser(),
    now: client.serverNow,
  };
}

/** {@link signInBeside}, and on to the page that the guest wanted. */
export async function signInAndGo(
  services: Services,
  router: Pick<RegisteredRouter, 'state' | 'navigate'>,
  typed: Pick<LoginValues, 'username' | 'password'>,
): Promise<void> {
  const output = await signInBeside(services, typed);
  if (!output) return;
  services.dialogs.showPreviousLogin(output.previousLogin);
  const path = wantedPath(router.state.location.search) ?? output.goTo;
  const gone = router.navigate({ href: addressInside(services.site.basePath, path) });
  services.dialogs.setSigningIn(false);
  await gone;
}

/**
 * Signs in from a form that has no room of its own, such as the header's. A refusal, a second step and a forced change go
 * on in the login dialog with everything that was typed.
 *
 * @returns the login's output, with which the caller navigates and ends the login; undefined when it continues in the dialog
 */
async function signInBeside(
  services: Services,
  typed: Pick<LoginValues, 'username' | 'password'>,
): Promise<LoginOutput | undefined> {
  const flow = createActor(siteLoginMachine(services), {
    input: loginInput(services, typed),
  }).start();
  services.dialogs.setSigningIn(true);
  flow.send({ type: 'submit', values: { ...typed, captcha: '', remember: false } });
  const rested = await waitFor(flow, (snapshot) => !selectLogin(snapshot).busy);
  if (rested.output) return rested.output;
  const abandon = () => {
    abandonLogin(flow);
    services.dialogs.setSigningIn(false);
  };
  services.dialogs.open({ kind: 'login', flow, abandon });
  return undefined;
}
