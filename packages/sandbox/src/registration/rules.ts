import { lengthOf } from '@livery/api';
import type { FieldRule, RegisterSettings } from '@livery/api/contract/registration';
import * as v from 'valibot';
import type { SandboxMerchant } from '../merchant.ts';
import { passwordLength, passwordPattern } from '../session/passwords.ts';
import { type PatternId, patternIds, patterns } from './patterns.ts';

/** The fields of the form that have a rule (spec §3 "Registration payload"). */
export const fieldNames = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'birthday',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type FieldName = (typeof fieldNames)[number];

const bound = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
/** Another rule for a field: what is left out stays as the platform has it. */
export const fieldRuleChangeSchema = v.strictObject({
  enabled: v.optional(v.boolean()),
  required: v.optional(v.boolean()),
  minLength: v.optional(bound),
  maxLength: v.optional(bound),
  patternId: v.optional(v.picklist(patternIds)),
});
/** Rules that stand in place of the platform's own, by field. */
export type FieldRuleChanges = Readonly<
  Partial<Record<FieldName, v.InferOutput<typeof fieldRuleChangeSchema>>>
>;

/**
 * Rules of the registration form (spec §3, §5), by the merchant's site settings.
 *
 * @param changes rules that somebody has switched
 * @param needsCaptcha whether this visitor has tried too often
 */
export function registerRules(
  { siteSettings }: Pick<SandboxMerchant, 'siteSettings'>,
  changes: FieldRuleChanges = {},
  needsCaptcha = false,
): RegisterSettings & Record<FieldName, FieldRule> {
  const verified = siteSettings.REGMOBVERF3 === true;
  const recommended = changes.recommenderId?.enabled === true;
  const own: Record<FieldName, FieldRule> = {
    username: shown('letterFirst', 6, 16, true),
    password,
    confirmPassword: password,
    nickname: hidden('lengthRange', 2, 32),
    payeeName: { enabled: true, required: false, maxLength: 64 },
    email: { ...shown('email', 5, 64), required: false },
    mobileNum: shown('digits', 6, 15, verified),
    verificationCode: { enabled: verified, required: verified, minLength: 0, maxLength: 255 },
    qqNum: hidden('digits', 5, 12),
    line: hidden('noSpaces', 4, 20),
    whatsapp: hidden('digits', 6, 15),
    facebook: hidden('noSpaces', 5, 50),
    wechat: hidden('letterFirst', 6, 20),
    telegram: hidden('noSpaces', 5, 32),
    zalo: hidden('digits', 9, 15),
    idNumber: hidden('lettersDigits', 6, 20),
    birthday: hidden('dateYmd', 10, 10),
    paymentPassword: { ...password, enabled: false },
    recommenderId: hidden('lettersDigits', 1, 32),
    // Where a referrer is required, a recommender is enough.
    affiliateCode: {
      enabled: true,
      required: siteSettings.DIRECTREG3 === false && !recommended,
      maxLength: 64,
    },
    captcha: { enabled: needsCaptcha, required: needsCaptcha },
  };
  for (const name of fieldNames) own[name] = changedRule(own[name], changes[name]);
  // Required when shown (spec §5).
  for (const name of ['paymentPassword', 'captcha'] as const) {
    own[name] = { ...own[name], required: own[name].enabled };
  }
  return own;
}

const password: FieldRule = {
  enabled: true,
  required: true,
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
  patternId: 'lettersDigits',
  acceptedPattern: passwordPattern,
};

function shown(patternId: PatternId, minLength: number, maxLength: number, required = false) {
  const acceptedPattern = patterns[patternId];
  return { enabled: true, required, minLength, maxLength, patternId, acceptedPattern };
}

function hidden(patternId: PatternId, minLength: number, maxLength: number): FieldRule {
  return { ...shown(patternId, minLength, maxLength), enabled: false };
}

function changedRule(rule: FieldRule, change: FieldRuleChanges[FieldName]): FieldRule {
  if (change === undefined) return rule;
  const { enabled = rule.enabled, required = rule.required, patternId } = change;
  const pattern = patternId && { acceptedPattern: patterns[patternId] };
  return { ...rule, ...change, enabled, required, ...pattern };
}

/** What a value breaks in its rule, in English for developers; undefined when nothing. Length counts letters, not bytes. */
export function breachOf(rule: FieldRule, value: string): string | undefined {
  if (!rule.enabled) return undefined;
  if (value === '') return rule.required ? 'required' : undefined;
  const { minLength = 0, maxLength = 255, acceptedPattern, patternId } = rule;
  const length = lengthOf(value);
  if (length < minLength || length > maxLength) {
    return `expected ${minLength} to ${maxLength} characters, found ${length}`;
  }
  if (acceptedPattern !== undefined && !new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value)) {
    return `expected ${patternId ?? acceptedPattern}`;
  }
  const isDate = patternId === 'dateYmd' || patternId === 'dateMdy';
  return isDate && dateOf(value) === undefined ? 'expected a day of the calendar' : undefined;
}

/** A date of either order as `yyyy-MM-dd`; undefined for a day that no calendar has. */
export function dateOf(text: string): string | undefined {
  const [one = '', two = '', three = ''] = text.split('-');
  const date = one.length === 4 ? text : `${three}-${one}-${two}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isDay ? date : undefined;
}
