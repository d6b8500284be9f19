import {
  affiliate,
  register,
  registerMobile,
  registerSms,
} from '@livery/api/contract/registration';
import { login } from '@livery/api/contract/session';
import type { ThirdPartySms } from '@livery/api/third-party-sms';
import type { RegistrationServices } from '@livery/flows/registration';
import { resolve } from '@livery/merchant/settings';
import { loadChunk } from '../../app/load-chunk.ts';
import type { Services } from '../../app/services.tsx';
import { answerOf, proofServices } from '../sign-in/login/login-services.ts';

/**
 * The work of a registration, as its machine asks for it.
 *
 * @param thirdParty a provider that is not the platform sends and checks the codes
 */
export function registrationServices(
  services: Services,
  thirdParty: boolean,
): RegistrationServices {
  const { client } = services;
  const proofs = proofServices(services);
  const provider = thirdPartyOnce(services);
  return {
    ...proofs,
    async sendCode(request, signal) {
      if (!thirdParty) return client.call(registerSms, request, { signal });
      const { sendCode } = await provider();
      await sendCode(`+${request.countryDialingCode}${request.mobileNo}`);
      return {};
    },
    confirmCode: async ({ code }) => (await provider()).confirm(code),
    async checkAffiliate(affiliateCode, signal) {
      await client.call(affiliate, { affiliateCode }, { signal });
    },
    register: async ({ form, request }, signal) =>
      answerOf(
        await client.call(form === 'mobile' ? registerMobile : register, request, { signal }),
      ),
    async signIn({ username, password }, signal) {
      const proof = await proofs.getProof(undefined, signal);
      return answerOf(await client.call(login, { username, password, proof }, { signal }));
    },
  };
}

/** The provider, loaded with its first code; one for the whole form, as it knows which code is confirmed. */
export function thirdPartyOnce({ site: { merchant } }: Services): () => Promise<ThirdPartySms> {
  let made: Promise<ThirdPartySms> | undefined;
  return () => {
    made ??= loadChunk('third-party SMS', () => import('../entry/third-party-sms.ts')).then(
      ({ createThirdPartySms }) =>
        createThirdPartySms({
          fetch: window.fetch.bind(window),
          merchantCode: merchant.code,
          countries: resolve('mobileCountries', { merchant }),
        }),
    );
    // What did not load is asked for again with the next press.
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
}
