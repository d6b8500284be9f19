import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, textLanguageSchema } from './fields.ts';
import { acknowledgedSchema } from './member-fields.ts';
import { captchaKeySchema, loginValueSchema } from './session.ts';

/** One field's rule on the registration form (spec §3 "Per-field registration rules"). */
export const fieldRuleSchema = v.object({
  /** Shown at all. */
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  /** Names the message for a value that does not match (spec §5 "Pattern messages"). */
  patternId: v.optional(v.string()),
  /** Regular expression that the whole value must match. */
  acceptedPattern: v.optional(v.string()),
});
export type FieldRule = v.InferOutput<typeof fieldRuleSchema>;

/** Rules by the name that the field has in the registration payload (spec §3). */
export const registerSettingsSchema = v.record(v.string(), fieldRuleSchema);
export type RegisterSettings = v.InferOutput<typeof registerSettingsSchema>;

/** Rules of the registration form, field by field (spec §7). */
export const registerSettings = endpoint({
  id: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  origin: 'path',
  request: v.object({}),
  response: registerSettingsSchema,
});

/** A text of the form. The platform's rule for the field is stricter; this only keeps out what no form sends. */
const fieldSchema = v.optional(v.pipe(v.string(), v.maxLength(1000)));

/** Registration payload (spec §3): what the form holds, what the page adds, and what the visitor has agreed to. */
export const registrationSchema = v.object({
  /** Absent on the mobile form, whose username is the mobile number. */
  username: fieldSchema,
  /** Absent where the platform sends a first password (site setting MOBILENUMPASSREG3 off). */
  password: fieldSchema,
  confirmPassword: fieldSchema,
  nickname: fieldSchema,
  payeeName: fieldSchema,
  email: fieldSchema,
  mobileNum: fieldSchema,
  /** Digits without "+". */
  countryDialingCode: fieldSchema,
  /** The code that `registerSms` sent. */
  verificationCode: fieldSchema,
  qqNum: fieldSchema,
  line: fieldSchema,
  whatsapp: fieldSchema,
  facebook: fieldSchema,
  wechat: fieldSchema,
  telegram: fieldSchema,
  zalo: fieldSchema,
  idNumber: fieldSchema,
  /** As the field's rule has it: yyyy-MM-dd or MM-dd-yyyy. */
  birthday: fieldSchema,
  paymentPassword: fieldSchema,
  /** Id or username of the member who recommends. */
  recommenderId: fieldSchema,
  /** Of the affiliate field; where the form shows none, the code of the address. */
  affiliateCode: fieldSchema,
  referralCode: fieldSchema,
  captcha: fieldSchema,
  /** Of the picture that `captcha` is the answer to. */
  captchaKey: v.optional(captchaKeySchema),
  /** A solved verification challenge. */
  proof: v.optional(v.string()),
  /** Set when the code was sent and checked by the third-party provider, with that provider's token. */
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  /** The member is signed in at once. */
  login: v.optional(v.literal(true), true),
  registerMethod: v.optional(v.literal('WEB'), 'WEB'),
  /** Address of the page that the form stands on. */
  registerUrl: fieldSchema,
  domain: fieldSchema,
  /** Whether the visitor says to be old enough; never ticked beforehand. */
  ageConfirmed: v.optional(v.boolean(), false),
  /** Version of the terms that the visitor has accepted, as `terms` gave it. */
  termsVersion: fieldSchema,
  /** Whether the visitor wants to hear of offers; a box of its own, not ticked beforehand. */
  marketingConsent: v.optional(v.boolean(), false),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

/** Opens an account by username and signs in (spec §4 "Registration flow", §7). */
export const register = endpoint({
  id: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  origin: 'path',
  encrypted: true,
  request: registrationSchema,
  response: loginValueSchema,
});

/** The same by mobile number, which becomes the username (spec §3, §7). */
export const registerMobile = endpoint({
  id: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  origin: 'path',
  encrypted: true,
  request: registrationSchema,
  response: loginValueSchema,
});

/** SMS code request (spec §3). */
const smsRequestSchema = v.object({
  countryDialingCode: v.string(),
  mobileNo: v.string(),
  proof: v.optional(v.string()),
});
const smsSentSchema = v.object({ expiredMinutes: v.number() });

/** Sends a code to a number that wants to join, by either form (spec §7 "Registration SMS"). */
export const registerSms = endpoint({
  id: 'registerSms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  origin: 'path',
  request: smsRequestSchema,
  response: smsSentSchema,
});

/** Sends a code to a member's number, to set a new password with. An unknown number gets the same answer and no code. */
export const forgotSms = endpoint({
  id: 'forgotSms',
  method: 'POST',
  path: '/wps/verification/sms/forgot',
  request: smsRequestSchema,
  response: smsSentSchema,
});

/** Whether an affiliate (invitation) code is one (spec §4 "check the code first", §7). */
export const affiliate = endpoint({
  id: 'affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  origin: 'path',
  request: v.object({ affiliateCode: v.string() }),
  response: v.object({
    /** As the platform writes it. */
    affiliateCode: v.string(),
  }),
});

/** The terms in force. */
export const termsSchema = v.object({
  version: v.string(),
  /** Since when they are in force. */
  date: instantSchema,
  /** HTML. */
  content: v.string(),
  language: textLanguageSchema,
});
export type Terms = v.InferOutput<typeof termsSchema>;

/** Terms with version and date. */
export const terms = endpoint({
  id: 'terms',
  method: 'GET',
  path: '/wps/system/terms',
  request: v.object({}),
  response: termsSchema,
});

/**
 * Accepts the terms in force; an older version is refused. The platform keeps version and time. In an account that an agent opened the
 * member confirms their age with it, once.
 */
export const acceptTerms = endpoint({
  id: 'acceptTerms',
  method: 'POST',
  path: '/wps/member/terms',
  token: true,
  request: v.object({ version: v.string(), ageConfirmed: v.optional(v.boolean(), false) }),
  response: acknowledgedSchema,
});

/**
 * Mails a new first password to the address of a member (spec §7 "Forgot password"): the old one is good until the mailed one
 * is used.
 */
export const forgotByEmail = endpoint({
  id: 'forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  origin: 'path',
  body: 'form',
  request: v.object({ username: v.string(), email: v.string() }),
  response: acknowledgedSchema,
});

/** Sets a new password with the code that `forgotSms` sent (spec §7). */
export const setPasswordByPhone = endpoint({
  id: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  origin: 'path',
  encrypted: true,
  request: v.object({
    newPassword: v.string(),
    mobileNum: v.string(),
    /** Without it the number is one of the merchant's first country. */
    countryDialingCode: v.optional(v.string()),
    verificationCode: v.pipe(v.string(), v.maxLength(255)),
  }),
  response: v.object({
    /** To sign in with, by an empty type. */
    username: v.string(),
  }),
});

/** Signs a visitor in without an account: play money, forgotten after a day (spec §1 "free play (guest mode)", §7). */
export const freePlayLogin = endpoint({
  id: 'freePlayLogin',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  origin: 'path',
  request: v.object({
    /** The visitor's system, as the browser tells it. */
    os: v.pipe(v.string(), v.maxLength(100)),
    platform: v.optional(v.literal('W'), 'W'),
    /**
     * A text that this device made up, sealed for the platform's key (`{ "device": "…" }`, as the body of an encrypted call is):
     * the same device comes back to the same guest.
     */
    token: v.pipe(v.string(), v.maxLength(4000)),
    gatewayVersion: v.optional(v.literal(3), 3),
  }),
  response: loginValueSchema,
});

/** Calls of joining, by id. */
export const registrationCalls = {
  registerSettings,
  register,
  registerMobile,
  registerSms,
  forgotSms,
  affiliate,
  terms,
  acceptTerms,
  forgotByEmail,
  setPasswordByPhone,
  freePlayLogin,
};
