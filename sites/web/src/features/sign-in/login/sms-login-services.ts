import { smsLoginCode } from '@livery/api/contract/session';
import type { ThirdPartySms } from '@livery/api/third-party-sms';
import type { SmsCodeServices } from '@livery/flows/sms-code';
import type { Services } from '../../../app/services.tsx';
import { proofServices } from './login-services.ts';

/**
 * The work of sending a code to sign in with (spec §7 "SMS login code").
 *
 * @param provider who sends it where it is not the platform
 */
export function smsLoginServices(
  services: Pick<Services, 'client'>,
  provider: (() => Promise<ThirdPartySms>) | undefined,
): SmsCodeServices {
  return {
    getProof: proofServices(services).getProof,
    async sendCode({ mobileNo, ...request }, signal) {
      if (!provider) {
        return services.client.call(smsLoginCode, { ...request, mobileNum: mobileNo }, { signal });
      }
      const { sendCode } = await provider();
      await sendCode(`+${request.countryDialingCode}${mobileNo}`);
      return {};
    },
  };
}
