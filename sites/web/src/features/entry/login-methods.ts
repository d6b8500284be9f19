import type { SettingOf } from '../../app/registration-open.ts';

/** A form of a login: name and password, or a code to a mobile number. */
export type LoginMethod = 'username' | 'sms';

/** The forms to log in with, the one to begin with first (spec §2: SMS only where it is on). */
export function loginMethods(setting: SettingOf): readonly LoginMethod[] {
  return setting('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username'];
}
