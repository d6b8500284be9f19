import { parseRefusalCode, type RefusalCode } from '@livery/api';
import type { RegistrationView } from '@livery/flows/registration';
import type { MessageId } from '@livery/i18n';
import type { LiveryForm } from '../../form/use-livery-form.ts';
import type { RegisterField } from './register-fields.ts';

type FieldError = { readonly name: RegisterField; readonly message: MessageId };

const fieldErrors: Readonly<Partial<Record<RefusalCode, FieldError>>> = {
  USERNAME_TAKEN: { name: 'username', message: 'session.failure.usernameTaken' },
  MOBILE_TAKEN: { name: 'mobileNum', message: 'session.failure.mobileTaken' },
  PASSWORD_WEAK: { name: 'password', message: 'session.failure.weak' },
  PASSWORD_MISMATCH: { name: 'confirmPassword', message: 'platform.confirmation.wrong' },
  CODE_WRONG: { name: 'verificationCode', message: 'session.failure.codeWrong' },
  CODE_EXPIRED: { name: 'verificationCode', message: 'session.failure.codeExpired' },
  CAPTCHA_REQUIRED: { name: 'captcha', message: 'session.captcha.required' },
  CAPTCHA_WRONG: { name: 'captcha', message: 'platform.captcha.failed' },
  AFFILIATE_WRONG: { name: 'affiliateCode', message: 'platform.invitation.invalid' },
  AFFILIATE_REQUIRED: { name: 'affiliateCode', message: 'platform.agent.contact' },
  AGE_NOT_CONFIRMED: { name: 'age', message: 'session.failure.age' },
  TERMS_NOT_ACCEPTED: { name: 'terms', message: 'entry.terms.newer' },
};

/** The field that a refusal is about, and the message to show there; undefined for a failure that is about the whole form. */
export function fieldErrorOf(
  failure: RegistrationView['failure'],
  fields: LiveryForm<RegisterField>['fields'],
): FieldError | undefined {
  if (failure?.kind === 'phone' && failure.reason === 'codeInvalid') {
    return { name: 'verificationCode', message: 'platform.phone.codeInvalid' };
  }
  const code = failure?.kind === 'refused' ? parseRefusalCode(failure.code) : undefined;
  const error = code && fieldErrors[code];
  return error && fields[error.name].rule.enabled ? error : undefined;
}
