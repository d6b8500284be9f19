import { smsLoginCode } from '@livery/api/contract/session';
import type { SmsCodeServices } from '@livery/flows/sms-code';
import type { Services } from '../app/services.tsx';
import { proofServices } from './login-services.ts';

/** The work of sending a code to sign in with (spec §7 "SMS login code"). */
export function smsLoginServices(services: Pick<Services, 'client'>): SmsCodeServices {
  return {
    getProof: proofServices(services).getProof,
    sendCode: ({ mobileNo, ...request }, signal) =>
      services.client.call(smsLoginCode, { ...request, mobileNum: mobileNo }, { signal }),
  };
}
