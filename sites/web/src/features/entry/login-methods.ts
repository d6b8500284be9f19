import type { SettingOf } from '../../app/site-settings.ts';

/** A form of a login: name and password, or a code to a mobile number. */
export type LoginFormName = 'username' | 'sms';

/** The forms to log in with, the one to begin with first (spec §2: SMS only where it is on). */
export function loginForms(setting: SettingOf): readonly LoginFormName[] {
  return setting('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username'];
}
