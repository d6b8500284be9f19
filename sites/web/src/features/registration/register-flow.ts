import type { RegisterSettings } from '@livery/api/contract/registration';
import { type RegistrationInput, registrationWith } from '@livery/flows/registration';
import type { SettingOf } from '../../app/registration-open.ts';
import type { Services } from '../../app/services.tsx';
import { type Invitation, invitationCode } from '../session/index.ts';
import { registrationServices } from './registration-services.ts';

/** The registration machine with the site's own work in it. */
export function siteRegistrationMachine(services: Services, setting: SettingOf) {
  return registrationWith(
    registrationServices(services, codeBy(services, setting) === 'thirdParty'),
  );
}

/** What a registration begins with on this site. */
export function registrationInput(
  services: Services,
  {
    setting,
    rules,
    form,
    invited,
  }: {
    setting: SettingOf;
    rules: RegisterSettings;
    form: RegistrationInput['form'];
    invited: Invitation;
  },
): RegistrationInput {
  const { origin, pathname, host } = window.location;
  return {
    form,
    code: codeBy(services, setting),
    affiliateField: rules['affiliateCode']?.enabled ?? false,
    captcha: rules['captcha']?.enabled ?? false,
    address: {
      // Without what others have put behind it.
      registerUrl: `${origin}${pathname}`,
      domain: host,
      affiliateCode: invitationCode(invited),
      referralCode: invited.referralCode,
    },
    now: services.client.serverNow,
  };
}

function codeBy({ site }: Services, setting: SettingOf): RegistrationInput['code'] {
  if (!setting('REGMOBVERF3')) return 'none';
  return site.merchant.features.thirdPartySms ? 'thirdParty' : 'platform';
}
