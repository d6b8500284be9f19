import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema } from './fields.ts';
import { acknowledgedSchema } from './member-fields.ts';

/** What an account is secured with, and what its member has agreed to. Contacts are masked by the platform. */
export const securityOverviewSchema = v.object({
  /** False for who signs in by another provider and has chosen none yet: then none is asked. */
  hasPassword: v.boolean(),
  passwordChangedAt: instantSchema,
  hasPaymentPassword: v.boolean(),
  mobile: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Set once, and locked from then on: money goes to accounts of this name only. */
  payeeName: v.optional(v.string()),
  authenticator: v.boolean(),
  /** How many recovery codes are left; absent where none were made for the authenticator in use. */
  recoveryCodes: v.optional(v.number()),
  /** Providers of social sign-in by which this member has come. */
  providers: v.array(v.string()),
  /** Addresses that need no second step; absent when every address will do. */
  addresses: v.optional(v.array(v.string())),
  /** Nickname of the agent who can see what this member bets. */
  upline: v.optional(v.string()),
  /** Whether offers may be sent. `time` is when the member last said so. */
  marketing: v.object({ given: v.boolean(), time: v.optional(instantSchema) }),
  terms: v.object({ version: v.string(), time: v.optional(instantSchema) }),
});
export type SecurityOverview = v.InferOutput<typeof securityOverviewSchema>;

/** What is bound to the member's account. */
export const securityOverview = endpoint({
  id: 'securityOverview',
  method: 'GET',
  path: '/wps/member/security',
  token: true,
  request: v.object({}),
  response: securityOverviewSchema,
});

/** The login password; empty for an account that has none. */
const passwordSchema = v.pipe(v.string(), v.maxLength(255));
const codeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(255)) });
const codeSentSchema = v.object({
  expiredMinutes: v.number(),
  /** Masked. */
  sentTo: v.string(),
});

/** Sends a code to an e-mail address that the member wants to bind; the bound one stays until it is confirmed. */
export const bindEmail = endpoint({
  id: 'bindEmail',
  method: 'POST',
  path: '/wps/member/security/email',
  token: true,
  encrypted: true,
  request: v.object({ email: v.string(), password: passwordSchema }),
  response: codeSentSchema,
});

/** Binds the e-mail address that the code went to. */
export const confirmEmail = endpoint({
  id: 'confirmEmail',
  method: 'POST',
  path: '/wps/member/security/email/confirm',
  token: true,
  encrypted: true,
  request: codeSchema,
  response: acknowledgedSchema,
});

/** Sends a code to a mobile number that the member wants to bind; the bound one stays until it is confirmed. */
export const bindMobile = endpoint({
  id: 'bindMobile',
  method: 'POST',
  path: '/wps/member/security/mobile',
  token: true,
  encrypted: true,
  request: v.object({
    countryDialingCode: v.string(),
    mobileNum: v.string(),
    password: passwordSchema,
  }),
  response: codeSentSchema,
});

/** Binds the number that the code went to. */
export const confirmMobile = endpoint({
  id: 'confirmMobile',
  method: 'POST',
  path: '/wps/member/security/mobile/confirm',
  token: true,
  encrypted: true,
  request: codeSchema,
  response: acknowledgedSchema,
});

/** Makes the secret of an authenticator; the one in use stays until the new one's first code is confirmed. */
export const bindAuthenticator = endpoint({
  id: 'bindAuthenticator',
  method: 'POST',
  path: '/wps/member/security/authenticator',
  token: true,
  encrypted: true,
  request: v.object({ password: passwordSchema }),
  response: v.object({
    /** Base32, to type in by hand. */
    secret: v.string(),
    /** `otpauth://` address, for a QR code. */
    address: v.string(),
  }),
});

/** Binds the authenticator whose code this is. */
export const confirmAuthenticator = endpoint({
  id: 'confirmAuthenticator',
  method: 'POST',
  path: '/wps/member/security/authenticator/confirm',
  token: true,
  encrypted: true,
  request: codeSchema,
  response: acknowledgedSchema,
});

/**
 * Makes recovery codes, each good once in place of an authenticator's code. They are told this once; those made before are worthless
 * from then on, and so are all of them with a new authenticator.
 */
export const recoveryCodes = endpoint({
  id: 'recoveryCodes',
  method: 'POST',
  path: '/wps/member/security/authenticator/recovery',
  token: true,
  encrypted: true,
  request: v.object({ password: passwordSchema }),
  response: v.object({ codes: v.array(v.string()) }),
});

/**
 * Whether a sign-in from an unregistered address needs a second step (spec §1). Turned on, the address of this call is registered;
 * turned off, every address will do.
 */
export const setSecondStep = endpoint({
  id: 'setSecondStep',
  method: 'POST',
  path: '/wps/member/security/second-step',
  token: true,
  encrypted: true,
  request: v.object({ on: v.boolean(), password: passwordSchema }),
  response: acknowledgedSchema,
});

/** Sets the name of the payee, once. */
export const setPayeeName = endpoint({
  id: 'setPayeeName',
  method: 'POST',
  path: '/wps/member/security/payee',
  token: true,
  encrypted: true,
  request: v.object({ payeeName: v.string() }),
  response: acknowledgedSchema,
});

/** Sets or changes the payment password. */
export const setPaymentPassword = endpoint({
  id: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/security/payment-password',
  token: true,
  encrypted: true,
  request: v.object({
    /** The payment password so far. To set the first one, the login password: it shows that the member asks; empty where there is none. */
    oldPassword: passwordSchema,
    newPassword: v.string(),
    confirmNewPassword: v.string(),
  }),
  response: acknowledgedSchema,
});

/** Says whether offers may be sent; taking it back is as easy as giving it. */
export const setMarketingConsent = endpoint({
  id: 'setMarketingConsent',
  method: 'POST',
  path: '/wps/member/security/marketing',
  token: true,
  request: v.object({ given: v.boolean() }),
  response: acknowledgedSchema,
});

/** Address of the member's picture (spec §7 "Avatar"). */
export const avatar = endpoint({
  id: 'avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: v.object({ avatar: v.string() }),
});

/** Address of the icon of the member's rank (spec §7 "Member icon"). */
export const memberIcon = endpoint({
  id: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: v.object({ icon: v.string() }),
});

/** Calls of a member's own account, by id. */
export const accountCalls = {
  securityOverview,
  bindEmail,
  confirmEmail,
  bindMobile,
  confirmMobile,
  bindAuthenticator,
  confirmAuthenticator,
  recoveryCodes,
  setSecondStep,
  setPayeeName,
  setPaymentPassword,
  setMarketingConsent,
  avatar,
  memberIcon,
};
