import type { FieldRule, RegisterSettings } from '@livery/api/contract/registration';
import type { RegistrationField, RegistrationForm } from '@livery/flows/registration';
import { captchaSpec } from '../../form/captcha-spec.ts';
import { nationalNumber } from '../../form/mobile-number.ts';
import { type FieldKind, optional, type Problem, required } from '../../form/rules.ts';
import type { FieldSpec, FieldSpecs } from '../../form/use-livery-form.ts';
import type { ChosenCountry } from '../entry/index.ts';

/** Fields of the form that are typed into, but for the country's code, which is chosen. */
export type TypedField = Exclude<RegistrationField, 'countryDialingCode'>;
/** All that the form asks for. */
export type RegisterField = TypedField | 'terms' | 'age' | 'marketing';

/** What a person may leave out or be asked for, in the order of the form (spec §3, §5). */
export const furtherFields = [
  'nickname',
  'payeeName',
  'email',
  'birthday',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
] as const satisfies TypedField[];

const hidden: FieldRule = { enabled: false, required: false };

const kinds: Partial<Record<TypedField, FieldKind>> = {
  email: 'email',
  paymentPassword: 'password',
};

const say = (id: Problem[number]['id']): Problem => [{ id, params: {} }];

/** What each field begins with and must keep to, by the platform's rules and the form that is open (spec §5 "Registration"). */
export function registerSpecs({
  form,
  rules,
  withPassword,
  captcha,
  invited,
  termsTicked,
  place,
}: {
  form: RegistrationForm;
  rules: RegisterSettings;
  /** Off where the platform sends a first password (site setting MOBILENUMPASSREG3). */
  withPassword: boolean;
  /** A picture is asked for. */
  captcha: boolean;
  /** The code of whoever brought the visitor, where the address names one. */
  invited: string | undefined;
  termsTicked: boolean;
  place: Pick<ChosenCountry, 'country' | 'isMobile'>;
}): FieldSpecs<RegisterField> {
  const ruleOf = (name: TypedField): FieldRule => rules[name] ?? hidden;
  const mobile = form === 'mobile';
  const hasPassword = !mobile || withPassword;
  const must = (name: TypedField, enabled = true): FieldRule => ({
    ...ruleOf(name),
    enabled,
    required: true,
  });
  const mobileNum = mobile ? must('mobileNum') : ruleOf('mobileNum');
  const further = Object.fromEntries(
    furtherFields.map((name): [TypedField, FieldSpec<RegisterField>] => [
      name,
      { rule: ruleOf(name), kind: kinds[name] ?? 'text' },
    ]),
    // `fromEntries` forgets the names that it was given.
  ) as Record<(typeof furtherFields)[number], FieldSpec<RegisterField>>;

  return {
    ...further,
    affiliateCode: {
      rule: ruleOf('affiliateCode'),
      initial: invited ?? '',
      whenEmpty: 'platform.agent.contact',
    },
    username: { rule: must('username', !mobile) },
    password: { rule: must('password', hasPassword), kind: 'password' },
    confirmPassword: {
      rule: { enabled: hasPassword, required: true },
      kind: 'password',
      check: (again, { password }) =>
        again === password ? undefined : say('platform.confirmation.wrong'),
      listensTo: ['password'],
    },
    mobileNum: {
      rule: mobileNum,
      kind: 'phone',
      asSent: (typed) => nationalNumber(typed, place.country),
      check: (number) =>
        number === '' || place.isMobile(number) ? undefined : say('session.rule.mobile'),
    },
    verificationCode: {
      rule: {
        ...ruleOf('verificationCode'),
        enabled: ruleOf('verificationCode').enabled && mobileNum.enabled,
        required: ruleOf('verificationCode').required && mobileNum.required,
      },
      kind: 'code',
      // The code is the number's: who may leave the number out has none.
      check: (code, values) =>
        ruleOf('verificationCode').required && code === '' && values.mobileNum !== ''
          ? say('session.rule.code')
          : undefined,
      listensTo: ['mobileNum'],
    },
    captcha: { ...captchaSpec, rule: { ...required, enabled: captcha } },
    terms: {
      rule: required,
      kind: 'tick',
      initial: termsTicked ? 'on' : '',
      whenEmpty: 'platform.terms.missing',
    },
    age: { rule: required, kind: 'tick', whenEmpty: 'entry.age.missing' },
    marketing: { rule: optional, kind: 'tick' },
  };
}
