import { forgotByEmail, forgotSms, setPasswordByPhone } from '@livery/api/contract/registration';
import { login } from '@livery/api/contract/session';
import type { ForgotEmailServices } from '@livery/flows/forgot-email';
import type { ForgotMobileServices } from '@livery/flows/forgot-mobile';
import type { Services } from '../../app/services.tsx';
import { answerOf, proofServices } from '../sign-in/login/login-services.ts';

/** The work of both ways to a new password, as their machines ask for it. */
export function forgotServices(services: Services): ForgotEmailServices & ForgotMobileServices {
  const { client } = services;
  return {
    getProof: proofServices(services).getProof,
    async requestMail(request, signal) {
      await client.call(forgotByEmail, request, { signal });
    },
    sendCode: (request, signal) => client.call(forgotSms, request, { signal }),
    setPassword: (request, signal) => client.call(setPasswordByPhone, request, { signal }),
    signIn: async (request, signal) => answerOf(await client.call(login, request, { signal })),
  };
}
