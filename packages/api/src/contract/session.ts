import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, languageCodeSchema } from './fields.ts';
import { sessionKeys } from './keys.ts';
import { acknowledgedSchema } from './member-fields.ts';

/** How a member signs in (spec §3 "Login request"). */
export const loginTypes = ['username', 'sms', 'firebase'] as const;
export type LoginType = (typeof loginTypes)[number];

/** Ways to prove who it is when the address is not a registered one (spec §1). */
export const secondStepMethods = ['mobile', 'email', 'holder', 'authenticator'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** What stands between a right password and a session. */
export const secondStepSchema = v.object({
  /** Names this sign-in in the calls of the second step; worth nothing by itself. */
  ticket: v.string(),
  /** Those that this account can use, at least one. */
  methods: v.array(v.picklist(secondStepMethods)),
  /** What a member may see of a target, masked by the platform: `+91 ••••• •1234`, `m•••@mail.example`. */
  hints: v.optional(
    v.object({
      mobile: v.optional(v.string()),
      email: v.optional(v.string()),
      holder: v.optional(v.string()),
      authenticator: v.optional(v.string()),
    }),
    {},
  ),
});
export type SecondStep = v.InferOutput<typeof secondStepSchema>;

/** When and from where this member signed in before. */
const previousLoginSchema = v.object({ time: instantSchema, place: v.string() });
export type PreviousLogin = v.InferOutput<typeof previousLoginSchema>;

/** Answer of every call that signs in (spec §3 "Login response value"): a token, or the second step that is left to do. */
export const loginValueSchema = v.object({
  token: v.optional(v.string()),
  /** The member must choose a password of their own. */
  firstTimeLogin: v.optional(v.boolean(), false),
  passwordExpired: v.optional(v.boolean(), false),
  secondStep: v.optional(secondStepSchema),
  previousLogin: v.optional(previousLoginSchema),
});
export type LoginValue = v.InferOutput<typeof loginValueSchema>;

/** A verification challenge of the Altcha protocol; solved into the `proof` of a call. */
export const verificationChallengeSchema = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.optional(v.string()),
    memoryCost: v.optional(v.number()),
    parallelism: v.optional(v.number()),
    expiresAt: v.optional(v.number()),
    data: v.optional(
      v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null_()])),
    ),
  }),
  signature: v.optional(v.string()),
});
export type VerificationChallenge = v.InferOutput<typeof verificationChallengeSchema>;

/** A number that some platforms write as text. */
const levelSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

/** Member info (spec §3). */
export const memberInfoSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  account: v.string(),
  nickname: v.optional(v.string(), ''),
  /** Level of the account; `parseMemberType` says what it means. */
  type: levelSchema,
  /** Whether transfers to the upline are open to this member. */
  toUpline: v.optional(v.boolean(), false),
  /** Rank in the club: above 4 has its own customer service (spec §6). */
  clubLabel: v.optional(v.object({ labelName: v.string(), rankLevel: v.number() })),
  memberLabel: v.optional(v.array(v.object({ labelName: v.string() })), []),
  /** Version of the terms that this member has accepted last. */
  termsVersion: v.optional(v.string()),
  /** An agent opened the account, and its holder has yet to confirm age and terms: `acceptTerms`. */
  agreementDue: v.optional(v.boolean()),
});
export type MemberInfo = v.InferOutput<typeof memberInfoSchema>;

/** Names one picture: the browser makes it up, and sends it again with what the picture says. 16 to 64 letters, digits and `_ -`. */
export const captchaKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/**
 * Sign-in (spec §4 "Login flow", §7). For `sms` the username is the mobile number and the password the code; for `firebase` the
 * password is the third-party provider's token.
 */
export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/wps/session/login',
  origin: 'path',
  encrypted: true,
  request: v.object({
    username: v.string(),
    password: v.string(),
    /** What the member read in the picture, once the platform asks for it. */
    captcha: v.optional(v.string()),
    /** Of that picture. */
    captchaKey: v.optional(captchaKeySchema),
    /** An empty type is the sign-in that follows a new password set by phone (spec §4): as by username. */
    type: v.optional(v.picklist([...loginTypes, '']), 'username'),
    /** Of the number that signs in by SMS; without it the number is one of the merchant's first country. */
    countryDialingCode: v.optional(v.string()),
    /** A solved verification challenge; not needed for `sms`. */
    proof: v.optional(v.string()),
  }),
  response: loginValueSchema,
});

/** Sends the code of a second step by SMS or e-mail. */
export const secondStepCode = endpoint({
  id: 'secondStepCode',
  method: 'POST',
  path: '/wps/session/login/step/code',
  request: v.object({ ticket: v.string(), method: v.picklist(['mobile', 'email']) }),
  response: v.object({
    expiredMinutes: v.number(),
    /** Masked. */
    sentTo: v.string(),
  }),
});

/** Ends a second step with a code, the account holder's name or the authenticator's code. */
export const secondStepVerify = endpoint({
  id: 'secondStepVerify',
  method: 'POST',
  path: '/wps/session/login/step',
  encrypted: true,
  request: v.object({
    ticket: v.string(),
    method: v.picklist(secondStepMethods),
    answer: v.string(),
    /** Registers this address, so that the next sign-in from here needs no second step. */
    registerAddress: v.optional(v.boolean(), false),
  }),
  response: loginValueSchema,
});

/** Sends a code to sign in with (spec §7 "SMS login code"). */
export const smsLoginCode = endpoint({
  id: 'smsLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  origin: 'path',
  request: v.object({
    mobileNum: v.string(),
    countryDialingCode: v.string(),
    proof: v.optional(v.string()),
  }),
  response: v.object({ expiredMinutes: v.number() }),
});

/** A picture to read (spec §7): base64, as a data address or without its head. It is good for one answer. */
export const captcha = endpoint({
  id: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  origin: 'path',
  effect: true,
  request: v.object({ key: captchaKeySchema }),
  response: v.string(),
});

/**
 * Answers a picture for a pass. Many people share an address, so one that has tried too often is not locked out: a call is refused
 * with `CAPTCHA_PASS_REQUIRED`, and heard when it comes again with the pass in the header `Captcha-Pass`.
 */
export const captchaPass = endpoint({
  id: 'captchaPass',
  method: 'POST',
  path: '/wps/captcha/pass',
  request: v.object({
    captchaKey: captchaKeySchema,
    captcha: v.pipe(v.string(), v.maxLength(255)),
  }),
  response: v.object({ pass: v.string() }),
});

/** A verification challenge, good for one proof. */
export const verificationChallenge = endpoint({
  id: 'verificationChallenge',
  method: 'GET',
  path: '/wps/verification/challenge',
  // Each is good for one proof, so two callers must not have the same.
  effect: true,
  request: v.object({}),
  response: verificationChallengeSchema,
});

/** The member behind the token (spec §7). */
export const memberInfo = endpoint({
  id: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: memberInfoSchema,
});

/** Takes the member out (spec §4 "Logout", §7). */
export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/wps/session/logout',
  origin: 'path',
  token: true,
  request: v.object({}),
  response: acknowledgedSchema,
});

/** Tells the platform which language the member reads (spec §4 "language switch"). */
export const updateLanguage = endpoint({
  id: 'updateLanguage',
  method: 'POST',
  path: '/wps/member/language',
  origin: 'name',
  token: true,
  request: v.object({ language: languageCodeSchema }),
  response: acknowledgedSchema,
});

/** Change of password (spec §3, §7); every other session of the account ends. */
export const changePassword = endpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  origin: 'path',
  token: true,
  encrypted: true,
  request: v.object({
    oldPassword: v.string(),
    newPassword: v.string(),
    confirmNewPassword: v.string(),
  }),
  response: acknowledgedSchema,
});

/** A one-day token with which this device can sign the member in again; each call makes a new one. */
export const rememberCreate = endpoint({
  id: 'rememberCreate',
  method: 'POST',
  path: '/wps/session/remember',
  token: true,
  request: v.object({}),
  response: v.object({ rememberToken: v.string(), expires: instantSchema }),
});

/** Signs in with a one-day token, which stays good until its day is over or it is revoked. */
export const rememberLogin = endpoint({
  id: 'rememberLogin',
  method: 'POST',
  path: '/wps/session/remember/login',
  encrypted: true,
  request: v.object({ rememberToken: v.string() }),
  response: loginValueSchema,
});

/** Makes a one-day token worthless; no error when it already is. */
export const rememberRevoke = endpoint({
  id: 'rememberRevoke',
  method: 'POST',
  path: '/wps/session/remember/revoke',
  encrypted: true,
  request: v.object({ rememberToken: v.string() }),
  response: acknowledgedSchema,
});

/** Calls of signing in and staying in, by id. */
export const sessionCalls = {
  sessionKeys,
  login,
  secondStepCode,
  secondStepVerify,
  smsLoginCode,
  captcha,
  captchaPass,
  verificationChallenge,
  memberInfo,
  logout,
  updateLanguage,
  changePassword,
  rememberCreate,
  rememberLogin,
  rememberRevoke,
};
