import { parseRefusalCode, type RefusalCode } from '@livery/api';
import type { RegistrationView } from '@livery/flows/registration';
import type { MessageId } from '@livery/i18n';
import type { LiveryForm } from '../../form/use-livery-form.ts';
import type { RegisterField } from './register-fields.ts';

type Blamed = { readonly name: RegisterField; readonly says: MessageId };

const blames: Readonly<Partial<Record<RefusalCode, Blamed>>> = {
  USERNAME_TAKEN: { name: 'username', says: 'session.failure.usernameTaken' },
  MOBILE_TAKEN: { name: 'mobileNum', says: 'session.failure.mobileTaken' },
  PASSWORD_WEAK: { name: 'password', says: 'session.failure.weak' },
  PASSWORD_MISMATCH: { name: 'confirmPassword', says: 'platform.confirmation.wrong' },
  CODE_WRONG: { name: 'verificationCode', says: 'session.failure.codeWrong' },
  CODE_EXPIRED: { name: 'verificationCode', says: 'session.failure.codeExpired' },
  CAPTCHA_REQUIRED: { name: 'captcha', says: 'session.captcha.required' },
  CAPTCHA_WRONG: { name: 'captcha', says: 'platform.captcha.failed' },
  AFFILIATE_WRONG: { name: 'affiliateCode', says: 'platform.invitation.invalid' },
  AFFILIATE_REQUIRED: { name: 'affiliateCode', says: 'platform.agent.contact' },
  AGE_NOT_CONFIRMED: { name: 'age', says: 'session.failure.age' },
  TERMS_NOT_ACCEPTED: { name: 'terms', says: 'entry.terms.newer' },
};

/** The field that a refusal is about, and what to say there; undefined for a failure that is about the whole form. */
export function blamedField(
  failure: RegistrationView['failure'],
  fields: LiveryForm<RegisterField>['fields'],
): Blamed | undefined {
  if (failure?.kind === 'phone' && failure.reason === 'codeInvalid') {
    return { name: 'verificationCode', says: 'platform.phone.codeInvalid' };
  }
  const code = failure?.kind === 'refused' ? parseRefusalCode(failure.code) : undefined;
  const blamed = code && blames[code];
  return blamed && fields[blamed.name].rule.enabled ? blamed : undefined;
}
